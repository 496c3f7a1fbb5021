import { matches, plain } from './text';
import { until } from './until';
import type { Workbench } from './workbench';

/** What the notifications in view say. */
export async function readNotifications({ page }: Workbench): Promise<string[]> {
  const texts = await page.locator('.notification-list-item .notification-list-item-message').allInnerTexts();
  return texts.map(plain);
}

export async function waitForNotification(workbench: Workbench, text: string | RegExp): Promise<string> {
  return until(`notification ${String(text)}`, async () =>
    (await readNotifications(workbench)).find((message) => matches(message, text)),
  );
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

/** The status items of the active file's language, as the pop-up of the status bar's `{}` shows them. */
export async function readLanguageStatus({ page }: Workbench): Promise<string[]> {
  await page.locator('[id="status.languageStatus"]').hover();
  const items = page.locator('.hover-language-status .element');
  await items.first().waitFor();
  const texts = await items.allInnerTexts();
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
