import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { until } from './until';

/** Matches the files that `waitForWatcher` makes. */
export const WATCHER_PROBES = 'watched-*.tmp';

/**
 * Waits until VS Code notices what other processes do in the folder. It starts to watch some seconds after the window
 * is there, and does not look for what it missed.
 */
export async function waitForWatcher(page: Page, folder: string): Promise<void> {
  const explorer = page.locator('.explorer-folders-view .monaco-list-row');
  await explorer.first().waitFor();
  let probes = 0;
  await until('VS Code watches the folder', async () => {
    const name = WATCHER_PROBES.replace('*', String(probes));
    probes += 1;
    const seen = explorer.filter({ hasText: name }).first();
    await writeFile(join(folder, name), '');
    try {
      await seen.waitFor({ timeout: 2_000 });
    } finally {
      await rm(join(folder, name));
    }
    // The explorer may have listed the folder just then; only the watcher tells that a file has gone.
    await seen.waitFor({ state: 'detached', timeout: 4_000 });
    return true;
  });
}
