import { goTo } from './quickInput';
import { matches, plain } from './text';
import { until } from './until';
import type { Workbench } from './workbench';

/**
 * Hovers with the mouse over the character at a position and gives the hover's text. A hover grows while extensions
 * answer, so say what it must hold.
 */
export async function hover(
  workbench: Workbench,
  line: number,
  column: number,
  expected: string | RegExp = /./,
): Promise<string> {
  const { page } = workbench;
  const content = page.locator('.monaco-hover:visible .hover-contents');
  return until(`hover at ${line}:${column} with ${String(expected)}`, async () => {
    await page.mouse.move(0, 0);
    await goTo(workbench, line, column);
    const cursor = await page.locator('.monaco-editor.focused .cursors-layer .cursor').first().boundingBox();
    if (cursor === null) {
      return undefined;
    }
    await page.mouse.move(cursor.x + 4, cursor.y + cursor.height / 2, { steps: 3 });
    return until(
      'the hover is complete',
      async () => {
        const text = plain((await content.allInnerTexts()).join('\n'));
        return !text.includes('Loading...') && matches(text, expected) ? text : undefined;
      },
      10_000,
    );
  });
}
