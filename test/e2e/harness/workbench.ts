import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { findChromium, OUTPUT } from './installation';
import { cleanEnvironment } from './processGroup';
import { TIMEOUT } from './until';
import { waitForWatcher } from './watcher';
import type { VsCodeServer } from './vscodeServer';

export interface Workbench {
  readonly page: Page;
  readonly server: VsCodeServer;
  /** The window's console so far; what extensions print or throw is in it, marked `[Extension Host]`. */
  readonly console: readonly string[];
  close(): Promise<void>;
}

export interface WorkbenchOptions {
  readonly folder: string;
  /** Absolute path of a `.code-workspace` file to open in place of the folder, which is one of its folders. */
  readonly workspaceFile?: string;
  /** Absolute path of a file to open at once. */
  readonly file?: string;
  readonly size?: { readonly width: number; readonly height: number };
}

/** Opens a window of VS Code in a browser of its own. */
export async function openWorkbench(server: VsCodeServer, options: WorkbenchOptions): Promise<Workbench> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-e2e-'));
  let context: BrowserContext | undefined;
  const close = async () => {
    await context?.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    context = await launch(profile, options);
    context.setDefaultTimeout(TIMEOUT);
    const page = context.pages()[0] ?? (await context.newPage());
    const console: string[] = [];
    page.on('console', (message) => console.push(message.text()));
    await page.goto(addressOf(server.url, options), { waitUntil: 'commit' });
    await waitUntilOpen(page, options.file);
    await waitForWatcher(page, options.folder);
    return { page, server, console, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function launch(profile: string, { size }: WorkbenchOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless: true,
    // Containers run the tests as root, where Chromium's sandbox does not start, and often have a tiny /dev/shm.
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
    env: cleanEnvironment(profile),
    viewport: size ?? { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
}

function addressOf(url: string, { folder, workspaceFile, file }: WorkbenchOptions): string {
  const query = new URLSearchParams(workspaceFile === undefined ? { folder } : { workspace: workspaceFile });
  if (file !== undefined) {
    // The authority of a file to open must be the page's own host and port.
    const uri = `vscode-remote://${new URL(url).host}${encodeURI(file)}`;
    query.set('payload', JSON.stringify([['openFile', uri]]));
  }
  return `${url}/?${query}`;
}

async function waitUntilOpen(page: Page, file: string | undefined): Promise<void> {
  await page.locator('.monaco-workbench .part.statusbar').waitFor();
  if (file !== undefined) {
    await waitForEditor(page, basename(file));
  }
}

/** Loads the window again, as a person does who wants all extensions to start anew. */
export async function reload({ page }: Workbench, name: string): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await page.locator('.monaco-workbench .part.statusbar').waitFor();
  await waitForEditor(page, name);
}

/** Waits until a tab with this name is active and its text is there. */
export async function waitForEditor(page: Page, name: string): Promise<void> {
  await page.locator('.tab.active', { hasText: name }).first().waitFor();
  await page.locator('.editor-instance .monaco-editor .view-line').first().waitFor();
}

/** Writes a picture of the window to test/e2e/output and gives its path. */
export async function screenshot({ page, server }: Workbench, name: string): Promise<string> {
  await mkdir(OUTPUT, { recursive: true });
  const path = join(OUTPUT, `${server.version}-${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  return path;
}
