import type { Locator, Page } from 'playwright-core';
import { focusEditor } from './editor';
import { goTo } from './quickInput';
import { matches, plain } from './text';
import { until } from './until';
import type { Workbench } from './workbench';

export interface Position {
  readonly line: number;
  readonly column: number;
}

const rows = (page: Page): Locator => page.locator('.action-widget .monaco-list-row.action');

/** Opens the light bulb's menu at a position and gives the titles of its entries. */
export async function openQuickFixes(workbench: Workbench, at: Position): Promise<string[]> {
  const { page } = workbench;
  return until(`quick fixes at ${at.line}:${at.column}`, async () => {
    await page.keyboard.press('Escape');
    await goTo(workbench, at.line, at.column);
    await focusEditor(workbench);
    await page.keyboard.press('Control+.');
    // Before the extension has answered VS Code says that there are no actions, and does not ask again.
    await rows(page).first().waitFor({ timeout: 5_000 });
    return titles(page);
  });
}

/** Chooses the first entry of the open menu that has this text. */
export async function chooseQuickFix({ page }: Workbench, title: string | RegExp): Promise<void> {
  const row = rows(page).filter({ hasText: title }).first();
  const box = await row.boundingBox();
  if (box !== null) {
    // VS Code 1.100 covers the menu until the mouse moves, so that a click cannot hit an entry by accident.
    await page.mouse.move(box.x + 20, box.y + box.height / 2, { steps: 2 });
  }
  await row.click();
  await rows(page).first().waitFor({ state: 'detached' });
}

/** Opens the menu until it has the entry, and chooses it. */
export async function applyQuickFix(
  workbench: Workbench,
  at: Position,
  title: string | RegExp,
): Promise<void> {
  await until(`quick fix ${String(title)} at ${at.line}:${at.column}`, async () => {
    const found = await openQuickFixes(workbench, at);
    return found.some((entry) => matches(entry, title));
  });
  await chooseQuickFix(workbench, title);
}

export async function closeQuickFixes({ page }: Workbench): Promise<void> {
  await page.keyboard.press('Escape');
  await rows(page).first().waitFor({ state: 'detached' });
}

async function titles(page: Page): Promise<string[]> {
  const texts = await rows(page).locator('.title').allInnerTexts();
  return texts.map(plain);
}
