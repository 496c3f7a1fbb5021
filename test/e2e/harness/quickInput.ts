import { basename } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { plain } from './text';
import { until } from './until';
import { waitForEditor, type Workbench } from './workbench';

const WIDGET = '.quick-input-widget:visible';

/** Runs a command by its full title in the palette, such as `View: Toggle Word Wrap`. */
export async function runCommand({ page }: Workbench, title: string): Promise<void> {
  await pick(page, `>${title}`, title);
}

/** Puts the cursor at a line and column, both from 1; a tab counts as one column. */
export async function goTo({ page }: Workbench, line: number, column = 1): Promise<void> {
  await until(`go to ${line}:${column}`, async () => {
    // "Go to Line" through the palette, because Ctrl+G works in a focused editor only.
    const input = await openQuickInput(page);
    await input.fill(`:${line}:${column}`, { timeout: 5_000 });
    await page.locator(`${WIDGET} .monaco-list-row`).first().waitFor({ timeout: 5_000 });
    await page.keyboard.press('Enter');
    await page.locator(WIDGET).waitFor({ state: 'detached', timeout: 5_000 });
    return (await cursorLine(page)) === line;
  });
}

/** Opens another file of the workspace, by its absolute path. */
export async function openFile({ page }: Workbench, path: string): Promise<void> {
  await pick(page, path, basename(path));
  await waitForEditor(page, basename(path));
}

async function cursorLine(page: Page): Promise<number> {
  const status = await page.locator('[id="status.editor.selection"]').textContent({ timeout: 5_000 });
  return Number(/Ln (\d+)/.exec(status ?? '')?.[1]);
}

async function openQuickInput(page: Page): Promise<Locator> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  const input = page.locator(`${WIDGET} .quick-input-box input`);
  await input.waitFor({ timeout: 5_000 });
  return input;
}

async function pick(page: Page, query: string, label: string): Promise<void> {
  await until(`pick "${label}"`, async () => {
    const input = await openQuickInput(page);
    // It may have closed again in the meantime.
    await input.fill(query, { timeout: 5_000 });
    const rows = page.locator(`${WIDGET} .monaco-list-row`);
    const row = rows.filter({ has: page.locator('.label-name').getByText(label, { exact: true }) }).first();
    // The list is computed while one types: a command that is contributed later never appears in it.
    await row.waitFor({ timeout: 5_000 });
    await row.click({ timeout: 5_000 });
    // A list that is drawn anew in this moment swallows the click.
    await row.waitFor({ state: 'hidden', timeout: 5_000 });
    // Else the mouse rests on whatever was under the list, and its tooltip covers something.
    await page.mouse.move(0, 0);
    return true;
  });
}

/** Chooses an item of the open list by its label, which may begin with an icon. */
export async function pickItem({ page }: Workbench, label: string): Promise<void> {
  const rows = page.locator(`${WIDGET} .monaco-list-row`);
  await rows
    .filter({ has: page.locator('.label-name').getByText(label) })
    .first()
    .click();
  await page.mouse.move(0, 0);
}

export interface Choice {
  /** The separator above it, for the first of a group only. */
  readonly group: string;
  readonly label: string;
  readonly place: string;
  readonly isTicked: boolean;
}

/** Waits for a list in which several items can be ticked, and gives those in view. */
export async function readChoices({ page }: Workbench): Promise<Choice[]> {
  const rows = page.locator(`${WIDGET} .quick-input-list .monaco-list-row`);
  await page.locator(`${WIDGET} .monaco-list-row[aria-checked]`).first().waitFor();
  const choices: Choice[] = [];
  for (const row of await rows.all()) {
    const textOf = async (selector: string): Promise<string> =>
      plain((await row.locator(selector).allInnerTexts()).join(''));
    choices.push({
      group: await textOf('.quick-input-list-separator'),
      label: await textOf('.quick-input-list-label .label-name'),
      place: await textOf('.quick-input-list-label .label-description'),
      isTicked: (await row.getAttribute('aria-checked')) === 'true',
    });
  }
  return choices;
}

/** Ticks the item whose text holds this, or takes its tick away. */
export async function toggleChoice({ page }: Workbench, text: string): Promise<void> {
  await page.locator(`${WIDGET} .monaco-list-row`).filter({ hasText: text }).first().click();
}
