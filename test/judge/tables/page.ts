import { readFileSync, writeFileSync } from 'node:fs';
import type { CorpusCounts } from '../counting/counts';

const BEGIN = '<!-- figures: written by the judge -->';
const END = '<!-- end of figures -->';

/** Puts figures between the marks of a page. @throws if the page has no marks */
export function writeFigures(path: string, figures: string): void {
  const page = readFileSync(path, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`${path} has no place for figures: ${BEGIN} ... ${END}`);
  writeFileSync(path, `${page.slice(0, from)}${BEGIN}\n\n${figures}\n${page.slice(to)}`);
}

/** Counts to be compared by a program, to four digits so that a diff shows what changed. */
export function countsJson(counts: {
  readonly default: readonly CorpusCounts[];
  readonly all: readonly CorpusCounts[];
}): string {
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value;
  return `${JSON.stringify(counts, round, 2)}\n`;
}
