import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { RenderedStretch } from '../edit/render';
import { lowerBound } from '../sequences/lowerBound';
import type { Parse } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';
import { sourceText } from '../syntax/sourceText';
import { kindOf, namedChildrenOf, type ReadTree, type SyntaxTree } from '../syntax/syntaxTree';

/** A run of top-level statements of after, and the stretches of it that are rendered anew. */
export interface Region extends Span {
  readonly stretches: readonly RenderedStretch[];
}

/** A region as it is, and what it becomes. */
export interface TriedRegion extends Region {
  readonly after: ReadTree;
  readonly result: ReadTree;
}

export function readRegion(
  { pair: { after } }: Edit,
  language: LanguageDescriptor,
  region: Region,
  parse: Parse,
): TriedRegion {
  const { text } = after.source;
  const read = (part: string): ReadTree => ({ tree: parse(language, part), text: part });
  return {
    ...region,
    result: read(applied(text, region, region.stretches)),
    after: read(text.slice(region.start, region.end)),
  };
}

export function wholeText(edit: Edit): Span {
  return { start: 0, end: edit.pair.after.source.text.length };
}

/** Apart from each other where the stretches are: many small edits all over a long file need not read all of it. */
export function regionsOf(edit: Edit, stretches: readonly RenderedStretch[]): Region[] {
  const regions: Region[] = [];
  for (const stretch of stretches) {
    const region = regionOf(edit, [stretch]);
    const last = regions[regions.length - 1];
    if (last === undefined || last.end <= region.start) regions.push(region);
    else regions[regions.length - 1] = regionOf(edit, [...last.stretches, stretch]);
  }
  return regions;
}

/**
 * The top-level statements that the stretches touch, with a neighbour on each side: a statement read on its own
 * parses as it does in its file, and a neighbour shows when two of them merge.
 */
export function regionOf(edit: Edit, stretches: readonly RenderedStretch[]): Region {
  const { tree, source, language } = edit.pair.after;
  const first = stretches[0]!.after.start;
  const last = stretches[stretches.length - 1]!.after.end;
  const top = topLevelOf(edit);
  const from = lowerBound(top.length, (index) => tree.end[top[index]!]! < first);
  const to = lowerBound(top.length, (index) => tree.start[top[index]!]! <= last) - 1;
  if (from === top.length || to === -1) return { ...wholeText(edit), stretches };
  const isCut = (index: number): boolean =>
    language?.family !== 'python' || isAtMargin(source.text, tree.start[top[index]!]!);
  let begin = Math.max(0, from - 1);
  while (begin > 0 && !isCut(begin)) begin -= 1;
  let end = to + 2;
  while (end < top.length && !isCut(end)) end += 1;
  const before = top[begin - 1];
  const behind = top[end];
  const start = before === undefined ? 0 : lineStart(source.text, tree.end[before]!);
  return { start, end: behind === undefined ? source.text.length : tree.start[behind]!, stretches };
}

const known = new WeakMap<SyntaxTree, readonly number[]>();

/** Not the units: those of a bare block stand inside it. */
function topLevelOf({ pair: { after } }: Edit): readonly number[] {
  const { tree, language } = after;
  const top =
    known.get(tree) ??
    namedChildrenOf(tree, 0).filter((node) => language?.comments.has(kindOf(tree, node)) !== true);
  known.set(tree, top);
  return top;
}

/**
 * Whether a statement begins its line, so that text may be cut there: what is indented belongs to the block above
 * it as soon as that block has a body, although a half-written program has it at the top.
 */
function isAtMargin(text: string, offset: number): boolean {
  return offset === 0 || text[offset - 1] === '\n';
}

/** Start of the line after `offset`, so that a region begins at the margin; `offset` where code follows on its line. */
function lineStart(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 || text.slice(offset, newline).trim() !== '' ? offset : newline + 1;
}

/** A stretch of after as it reads once others, which lie in it, are as rendered. */
export function applied(text: string, region: Span, stretches: readonly RenderedStretch[]): string {
  let result = '';
  let at = region.start;
  for (const { after, text: replacement } of stretches) {
    result += text.slice(at, after.start) + sourceText(replacement).text;
    at = after.end;
  }
  return result + text.slice(at, region.end);
}
