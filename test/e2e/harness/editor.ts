import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { until } from './until';
import type { Workbench } from './workbench';

/** The text editor of the active group. */
function editor({ page }: Workbench): Locator {
  return page.locator('.editor-group-container.active .editor-instance .monaco-editor[role="code"]').last();
}

/** Puts the keyboard's focus into the editor of the first group. */
export async function focusEditor({ page }: Workbench): Promise<void> {
  await page.keyboard.press('Control+1');
  await page.locator('.editor-instance .monaco-editor.focused').first().waitFor();
}

/** The lines that are in view, from top to bottom. Lines out of view are not in the page: see `saveAndRead`. */
export async function readVisibleLines(workbench: Workbench): Promise<string[]> {
  const lines = await editor(workbench)
    .locator('.view-lines .view-line')
    .evaluateAll((elements: { style: { top: string }; textContent: string | null }[]) =>
      elements.map(({ style, textContent }) => ({ top: parseFloat(style.top), text: textContent ?? '' })),
    );
  // The elements are reused in any order, and blanks are shown as no-break spaces.
  return lines.sort((a, b) => a.top - b.top).map(({ text }) => text.replaceAll('\u00a0', ' '));
}

/** Waits until the text in view (lines joined by \n) satisfies `predicate` and gives it. */
export async function waitForText(
  workbench: Workbench,
  predicate: (text: string) => boolean,
): Promise<string> {
  return until('the editor shows the expected text', async () => {
    const text = (await readVisibleLines(workbench)).join('\n');
    return predicate(text) ? text : undefined;
  });
}

export async function isDirty({ page }: Workbench): Promise<boolean> {
  return (await page.locator('.editor-group-container.active .tab.active.dirty').count()) > 0;
}

export async function save(workbench: Workbench): Promise<void> {
  await focusEditor(workbench);
  await workbench.page.keyboard.press('Control+S');
  await until('the file is saved', async () => !(await isDirty(workbench)));
}

/** The whole text, exactly: saves the active file and reads it from disk. */
export async function saveAndRead(workbench: Workbench, path: string): Promise<Buffer> {
  await save(workbench);
  return readFile(path);
}

/** One undo in the editor, by keyboard. */
export async function undo(workbench: Workbench): Promise<void> {
  await focusEditor(workbench);
  await workbench.page.keyboard.press('Control+Z');
}

/** Types at the cursor. */
export async function typeText(workbench: Workbench, text: string): Promise<void> {
  await focusEditor(workbench);
  await workbench.page.keyboard.insertText(text);
}
