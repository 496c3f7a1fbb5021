import { runCommand } from './quickInput';
import { plain } from './text';
import type { Workbench } from './workbench';

/**
 * Milliseconds that the extensions of this window took to activate, by the name that is shown, as the editor measured
 * them. Only those in view, so the window must be high.
 */
export async function readActivationTimes(workbench: Workbench): Promise<ReadonlyMap<string, number>> {
  await runCommand(workbench, 'Developer: Show Running Extensions');
  const rows = workbench.page.locator('.runtime-extensions-editor .monaco-list-row');
  await rows.first().waitFor();
  const times = new Map<string, number>();
  for (const row of await rows.all()) {
    const name = plain(await row.locator('.header .name').innerText());
    const found = /(\d+)ms/.exec(await row.locator('.activation-time').innerText());
    if (found !== null) times.set(name, Number(found[1]));
  }
  await workbench.page.keyboard.press('Escape');
  return times;
}
