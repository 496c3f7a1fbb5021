import { matches, plain } from './text';
import { until } from './until';
import type { Workbench } from './workbench';

export type SquiggleKind = 'error' | 'warning' | 'info' | 'hint';

const KINDS: readonly SquiggleKind[] = ['error', 'warning', 'info', 'hint'];
const EDITOR = '.editor-group-container.active .monaco-editor';

/** How many squiggles (of one kind) are in view; one that spans lines counts once a line. */
export async function countSquiggles({ page }: Workbench, kind?: SquiggleKind): Promise<number> {
  const selectors = (kind === undefined ? KINDS : [kind]).map((each) => `.squiggly-${each}`);
  return page.locator(`${EDITOR} .view-overlays`).locator(selectors.join(', ')).count();
}

/** Waits for squiggles in view: at least one, or exactly `count`. */
export async function waitForSquiggles(
  workbench: Workbench,
  options: { readonly kind?: SquiggleKind; readonly count?: number } = {},
): Promise<void> {
  const { kind, count } = options;
  await until(`squiggles: ${count ?? 'some'} ${kind ?? ''}`, async () => {
    const found = await countSquiggles(workbench, kind);
    return count === undefined ? found > 0 : found === count;
  });
}

/** The pieces of text in view that are faded, because a diagnostic calls them unnecessary. */
export async function readFadedText({ page }: Workbench): Promise<string[]> {
  const texts = await page.locator(`${EDITOR} .view-line .squiggly-inline-unnecessary`).allInnerTexts();
  return texts.map(plain);
}

/** The titles of the code lenses in view. */
export async function readCodeLenses({ page }: Workbench): Promise<string[]> {
  const titles = await page.locator(`${EDITOR} .codelens-decoration > *`).allInnerTexts();
  // A bar stands between two code lenses of one line.
  return titles.map(plain).filter((title) => title !== '' && title !== '|');
}

export async function waitForCodeLens(workbench: Workbench, title: string | RegExp): Promise<string> {
  return until(`code lens ${String(title)}`, async () =>
    (await readCodeLenses(workbench)).find((found) => matches(found, title)),
  );
}

export async function clickCodeLens(workbench: Workbench, title: string | RegExp): Promise<void> {
  const lens = workbench.page.locator(`${EDITOR} .codelens-decoration a`).filter({ hasText: title }).first();
  await lens.click();
}
