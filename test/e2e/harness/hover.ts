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

export interface ColouredText {
  readonly text: string;
  /** As the page computed it: `rgb(1, 2, 3)`. */
  readonly colour: string;
  readonly background: string;
}

/** The pieces of the code blocks of the open hover, which the editor tokenises and colours by its theme. */
export async function readHoverColours({ page }: Workbench): Promise<readonly ColouredText[]> {
  const background = await page
    .locator('.monaco-hover:visible')
    .first()
    .evaluate((element: Element) => getComputedStyle(element).backgroundColor);
  const pieces = page.locator('.monaco-hover:visible .monaco-tokenized-source span');
  const colours = await pieces.evaluateAll((elements: Element[]) =>
    elements.map((element) => ({ text: element.textContent, colour: getComputedStyle(element).color })),
  );
  return colours.map(({ text, colour }) => ({ text: text.replaceAll('\u00a0', ' '), colour, background }));
}

interface Element {
  readonly textContent: string;
}

/** Of the page, in which these functions run. */
declare function getComputedStyle(element: Element): {
  readonly color: string;
  readonly backgroundColor: string;
};
