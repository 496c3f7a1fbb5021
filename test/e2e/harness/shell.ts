import { until } from './until';
import type { Workbench } from './workbench';

/** What the notifications in view say. */
export async function readNotifications({ page }: Workbench): Promise<string[]> {
  return page.locator('.notification-list-item .notification-list-item-message').allInnerTexts();
}

export async function waitForNotification(workbench: Workbench, text: string | RegExp): Promise<string> {
  return until(`notification ${String(text)}`, async () =>
    (await readNotifications(workbench)).find((message) =>
      typeof text === 'string' ? message.includes(text) : text.test(message),
    ),
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

/** The texts of the status bar's items that have one, from left to right. */
export async function readStatusBar({ page }: Workbench): Promise<string[]> {
  const texts = await page.locator('.part.statusbar .statusbar-item:visible').allInnerTexts();
  return texts.map((text) => text.replaceAll('\u00a0', ' ').trim()).filter((text) => text !== '');
}

export async function waitForStatusBar(workbench: Workbench, text: string | RegExp): Promise<string> {
  return until(`status bar item ${String(text)}`, async () =>
    (await readStatusBar(workbench)).find((item) =>
      typeof text === 'string' ? item.includes(text) : text.test(item),
    ),
  );
}

/** Presses a button of a modal dialog and gives the dialog's text. */
export async function answerDialog({ page }: Workbench, button: string): Promise<string> {
  const dialog = page.locator('.monaco-dialog-box');
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
}
