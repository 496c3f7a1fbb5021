import { runCommand } from './quickInput';
import { matches, plain } from './text';
import { until } from './until';
import type { Workbench } from './workbench';

/** What the notifications in view say. */
export async function readNotifications({ page }: Workbench): Promise<string[]> {
  const texts = await page.locator('.notification-list-item .notification-list-item-message').allInnerTexts();
  return texts.map(plain);
}

export async function waitForNotification(workbench: Workbench, text: string | RegExp): Promise<string> {
  const seen = new Set<string>();
  try {
    return await until(`notification ${String(text)}`, async () => {
      const messages = await readNotifications(workbench);
      for (const message of messages) seen.add(message);
      return messages.find((message) => matches(message, text));
    });
  } catch (cause) {
    throw new Error(`No notification ${String(text)}, but ${JSON.stringify([...seen])}`, { cause });
  }
}

/** Presses a button of the notification that holds `text`. */
export async function pressNotification(
  { page }: Workbench,
  text: string | RegExp,
  button: string,
): Promise<void> {
  const item = page.locator('.notification-list-item').filter({ hasText: text }).first();
  await item.hover();
  await item.locator('.monaco-button').filter({ hasText: button }).first().click();
}

/** The texts of the status bar's items in view that have one. */
export async function readStatusBar({ page }: Workbench): Promise<string[]> {
  const texts = await page.locator('.part.statusbar .statusbar-item:visible').allInnerTexts();
  return texts.map(plain).filter((text) => text !== '');
}

export async function waitForStatusBar(workbench: Workbench, text: string | RegExp): Promise<string> {
  return until(`status bar item ${String(text)}`, async () =>
    (await readStatusBar(workbench)).find((item) => matches(item, text)),
  );
}

/** Opens the pop-up of the status bar's `{}`, which closes when the mouse moves. */
export async function showLanguageStatus({ page }: Workbench): Promise<void> {
  await page.locator('[id="status.languageStatus"]').hover();
  await page.locator('.hover-language-status .element').first().waitFor({ timeout: 5_000 });
}

/** The status items of the active file's language, as that pop-up shows them. */
export async function readLanguageStatus(workbench: Workbench): Promise<string[]> {
  const { page } = workbench;
  await showLanguageStatus(workbench);
  const texts = await page.locator('.hover-language-status .element').allInnerTexts();
  await page.mouse.move(0, 0);
  return texts.map(plain);
}

/** Waits for a modal dialog, presses one of its buttons and gives its text. */
export async function answerDialog({ page }: Workbench, button: string): Promise<string> {
  const dialog = page.locator('.monaco-dialog-box');
  const text = plain(await dialog.innerText());
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Opens the view of findings, and gives it the place of the view of files. */
export async function showFindings(workbench: Workbench): Promise<void> {
  await runCommand(workbench, 'Explorer: Focus on Edit Findings View');
  const files = workbench.page.locator('.part.sidebar .pane-header.expanded').first();
  await files.click();
}

/** The findings in that view, as a screen reader tells them, from top to bottom. */
export async function readFindings({ page }: Workbench): Promise<string[]> {
  const labels = await page
    .locator('.part.sidebar .monaco-list-row')
    .evaluateAll((elements: { getAttribute(name: string): string | null }[]) =>
      elements.map((element) => element.getAttribute('aria-label') ?? ''),
    );
  return labels.filter((label) => /, rule [\w-]+$/.test(label));
}

/** The text of the Markdown preview with this heading, which is a page in a page. */
export async function readPreview({ page }: Workbench, heading: string): Promise<string> {
  return until(`a preview with the heading ${heading}`, async () => {
    for (const frame of page.frames()) {
      if (!(await frame.locator('h1', { hasText: heading }).isVisible())) continue;
      return plain(await frame.locator('body').innerText());
    }
    return undefined;
  });
}

/** The pieces of the preview's blocks that are coloured as gone or as new. */
export async function readPreviewDiff({ page }: Workbench): Promise<readonly string[]> {
  return until('the blocks of the preview are coloured', async () => {
    for (const frame of page.frames()) {
      const pieces = await frame.locator('.pare-deleted, .pare-inserted').allInnerTexts();
      if (pieces.length > 0) return pieces;
    }
    return undefined;
  });
}

export async function closeTab(workbench: Workbench): Promise<void> {
  const tabs = workbench.page.locator('.editor-group-container.active .tab');
  const before = await tabs.count();
  await runCommand(workbench, 'View: Close Editor');
  await until('the tab is closed', async () => (await tabs.count()) < before);
}
