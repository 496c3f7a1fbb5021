import type { Workbench } from './workbench';
import { until } from './until';

export type SquiggleKind = 'error' | 'warning' | 'info' | 'hint' | 'unnecessary' | 'any';

const SQUIGGLES: Readonly<Record<SquiggleKind, string>> = {
  error: '.squiggly-error',
  warning: '.squiggly-warning',
  info: '.squiggly-info',
  hint: '.squiggly-hint',
  unnecessary: '.squiggly-unnecessary, .squiggly-inline-unnecessary',
  any: '[class*="squiggly-"]',
};

/** How many squiggles are in view; one that spans lines counts once a line. */
export async function countSquiggles({ page }: Workbench, kind: SquiggleKind = 'any'): Promise<number> {
  return page.locator('.monaco-editor .view-overlays').locator(SQUIGGLES[kind]).count();
}

/** Waits for squiggles in view: at least one, or exactly `count`. */
export async function waitForSquiggles(
  workbench: Workbench,
  options: { readonly kind?: SquiggleKind; readonly count?: number } = {},
): Promise<void> {
  const { kind = 'any', count } = options;
  await until(`${count ?? 'some'} squiggles of kind ${kind}`, async () => {
    const found = await countSquiggles(workbench, kind);
    return count === undefined ? found > 0 : found === count;
  });
}

/** The titles of the code lenses in view. */
export async function readCodeLenses({ page }: Workbench): Promise<string[]> {
  const titles = await page.locator('.monaco-editor .codelens-decoration > *').allInnerTexts();
  return titles
    .map((title) => title.replaceAll('\u00a0', ' ').trim())
    .filter((title) => !/^\|?$/.test(title));
}

export async function waitForCodeLens(workbench: Workbench, title: string | RegExp): Promise<string> {
  return until(`code lens ${String(title)}`, async () =>
    (await readCodeLenses(workbench)).find((found) => matches(found, title)),
  );
}

export async function clickCodeLens(workbench: Workbench, title: string | RegExp): Promise<void> {
  const lens = workbench.page
    .locator('.monaco-editor .codelens-decoration a')
    .filter({ hasText: title })
    .first();
  await lens.click();
}

function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}
