import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { TIMEOUT, until } from './until';

/** Matches the files that `waitForWatcher` makes. */
export const WATCHER_PROBES = 'watched-*.tmp';

/**
 * Waits until VS Code notices what other processes do in the folder. It starts to watch some seconds after the window
 * is there, and does not look for what it missed.
 */
export async function waitForWatcher(page: Page, folder: string): Promise<void> {
  const explorer = page.locator('.explorer-folders-view .monaco-list-row');
  await explorer.first().waitFor();
  const seen = explorer.filter({ hasText: /^watched-\d+\.tmp$/ }).first();
  const probes: string[] = [];
  try {
    await until('VS Code watches the folder', async () => {
      const probe = join(folder, WATCHER_PROBES.replace('*', String(probes.length)));
      probes.push(probe);
      await writeFile(probe, '');
      await seen.waitFor({ timeout: 1_000 });
      return true;
    });
  } finally {
    await Promise.all(probes.map((probe) => rm(probe)));
  }
  await seen.waitFor({ state: 'detached', timeout: TIMEOUT });
}
