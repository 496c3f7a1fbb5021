import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import { renderTakenBack, byteOrderMark, type RenderedStretch } from '../edit/render';
import type { TextEdit } from '../report';
import { commonEnds } from '../sequences/commonEnds';
import type { Parse } from '../syntax/document';
import { kindTable } from '../syntax/kindTable';
import { positionAt, sourceText, type SourceText } from '../syntax/sourceText';
import { treeHashes } from '../syntax/treeHash';
import { Interner } from '../syntax/interner';
import { childrenOf, kindOf, namedChildrenOf, type SyntaxTree } from '../syntax/syntaxTree';
import { faultOfResult, malformedNodes } from '../syntax/wellFormed';
import { bindingFault } from './bindingFaults';

/** What an action leads to, tried before it is offered. */
export type Trial =
  | { readonly kind: 'offered'; readonly edits: readonly TextEdit[]; readonly safe: boolean }
  | { readonly kind: 'withheld'; readonly reason: string };

/** Changes that were taken back, and where the text differs without them. */
export type TakenBack = Extract<Trial, { kind: 'offered' }> & {
  readonly stretches: readonly RenderedStretch[];
};

/**
 * Renders the text without `taken`, which must be closed, and checks it: it must parse as well as after does, and
 * no name that after or the restored code binds may lose its binding, or get another while it stays.
 */
export function tryTakeBack(
  edit: Edit,
  taken: ReadonlySet<number>,
  parse: Parse,
): TakenBack | Extract<Trial, { kind: 'withheld' }> {
  const stretches = renderTakenBack(edit, taken);
  const bomChanges = edit.byteOrderMark !== -1 && taken.has(edit.byteOrderMark);
  if (stretches.length === 0 && !bomChanges) return { kind: 'withheld', reason: 'the text would not change' };
  const syntax = checkResult(edit, taken, stretches, parse);
  if (syntax.fault !== null) return { kind: 'withheld', reason: syntax.fault };
  return { kind: 'offered', edits: editsOf(edit, taken, stretches), safe: syntax.sameTree, stretches };
}

function editsOf(edit: Edit, taken: ReadonlySet<number>, stretches: readonly RenderedStretch[]): TextEdit[] {
  const { source } = edit.pair.after;
  const edits = stretches.map(({ after, text }) => trimmed(source, after.start, after.end, text));
  if (edit.byteOrderMark === -1 || !taken.has(edit.byteOrderMark)) return edits;
  const start = { line: 0, character: 0 };
  const isRestored = byteOrderMark(edit, (change) => !taken.has(change));
  const end = { line: 0, character: source.hasByteOrderMark ? 1 : 0 };
  return [{ range: { start, end }, newText: isRestored ? '\uFEFF' : '' }, ...edits];
}

/** Leaves out of an edit what stays the same at its ends, so that the smallest stretch is replaced. */
function trimmed(source: SourceText, start: number, end: number, newText: string): TextEdit {
  const old = source.text.slice(start, end);
  // A line end that is not `\n` takes two characters in the text and one in the source; leave such edits whole.
  const plain = !newText.includes('\r') && source.lineEnds[0] !== '\r\n' && source.lineEnds[0] !== '\r';
  const { head, tail } = plain ? commonEnds(old, newText) : { head: 0, tail: 0 };
  return {
    range: { start: positionAt(source, start + head), end: positionAt(source, end - tail) },
    newText: newText.slice(head, newText.length - tail),
  };
}

interface ResultCheck {
  readonly fault: string | null;
  readonly sameTree: boolean;
}

function checkResult(
  edit: Edit,
  taken: ReadonlySet<number>,
  stretches: readonly RenderedStretch[],
  parse: Parse,
): ResultCheck {
  const { after, faults } = edit.pair;
  const language = edit.language;
  if (language === null || stretches.length === 0) return { fault: null, sameTree: stretches.length === 0 };
  const region = after.language === null ? wholeText(edit) : regionOf(edit, stretches);
  const resultText = applied(after.source.text, region, stretches);
  const result = parse(language, resultText);
  const allowed = after.language === null ? faults.after.length : 0;
  if (result.errors.length > allowed) return { fault: 'the result would not parse', sameTree: false };
  if (after.language === null) return { fault: null, sameTree: false };
  const originalText = after.source.text.slice(region.start, region.end);
  const original = parse(language, originalText);
  const fault = faultOfResult(
    malformedNodes(result, resultText, language),
    malformedNodes(original, originalText, language),
  );
  if (fault !== null) return { fault: `the result would have ${fault}`, sameTree: false };
  if (sameTrees(original, originalText, result, resultText)) return { fault: null, sameTree: true };
  const names = bindingFault(edit, taken, {
    ...region,
    after: { tree: original, text: originalText },
    result: { tree: result, text: resultText },
    stretches,
  });
  return { fault: names, sameTree: false };

  function sameTrees(one: SyntaxTree, oneText: string, other: SyntaxTree, otherText: string): boolean {
    const interner = new Interner();
    const hash = (tree: SyntaxTree, text: string): number =>
      treeHashes(tree, text, kindTable(tree.kindNames, language!), interner).of(0);
    return childrenOf(one, 0).length === 0
      ? childrenOf(other, 0).length === 0
      : hash(one, oneText) === hash(other, otherText);
  }
}

function wholeText(edit: Edit): Span {
  return { start: 0, end: edit.pair.after.source.text.length };
}

/**
 * The top-level statements that the stretches touch, with a neighbour on each side: a statement read on its own
 * parses as it does in its file, and a neighbour shows when two of them merge.
 */
function regionOf(edit: Edit, stretches: readonly RenderedStretch[]): Span {
  const { tree, source, language } = edit.pair.after;
  const first = stretches[0]!.after.start;
  const last = stretches[stretches.length - 1]!.after.end;
  // Not the units: those of a bare block stand inside it.
  const top = namedChildrenOf(tree, 0).filter((node) => language?.comments.has(kindOf(tree, node)) !== true);
  const from = top.findIndex((node) => tree.end[node]! >= first);
  const to = top.findLastIndex((node) => tree.start[node]! <= last);
  if (from === -1 || to === -1) return wholeText(edit);
  const isCut = (index: number): boolean =>
    language?.family !== 'python' || isAtMargin(source.text, tree.start[top[index]!]!);
  let begin = Math.max(0, from - 1);
  while (begin > 0 && !isCut(begin)) begin -= 1;
  let end = to + 2;
  while (end < top.length && !isCut(end)) end += 1;
  const before = top[begin - 1];
  const behind = top[end];
  const start = before === undefined ? 0 : lineStart(source.text, tree.end[before]!);
  return { start, end: behind === undefined ? source.text.length : tree.start[behind]! };
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
