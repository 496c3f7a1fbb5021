import type { Edit } from '../edit/edit';
import { renderTakenBack, byteOrderMark, type RenderedStretch } from '../edit/render';
import type { TextEdit } from '../report';
import { commonEnds } from '../sequences/commonEnds';
import type { Parse } from '../syntax/document';
import { kindTable } from '../syntax/kindTable';
import { positionAt, type SourceText } from '../syntax/sourceText';
import { treeHashes } from '../syntax/treeHash';
import { Interner } from '../syntax/interner';
import type { LanguageDescriptor } from '../syntax/language';
import { childrenOf, type ReadTree } from '../syntax/syntaxTree';
import { faultOfResult, malformedNodes } from '../syntax/wellFormed';
import { bindingFault } from './bindingFaults';
import {
  applied,
  readRegion,
  regionOf,
  regionsOf,
  wholeText,
  type Region,
  type TriedRegion,
} from './triedRegion';

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
  if (after.language === null) {
    const { errors } = parse(language, applied(after.source.text, wholeText(edit), stretches));
    return { fault: errors.length > faults.after.length ? WOULD_NOT_PARSE : null, sameTree: false };
  }
  const read = (region: Region): TriedRegion => readRegion(edit, language, region, parse);
  const isSame = (region: TriedRegion): boolean =>
    faultOf(region, language) === null && areSameTrees(region, language);
  if (isLayout(edit, taken) && regionsOf(edit, stretches).map(read).every(isSame))
    return { fault: null, sameTree: true };
  // A name may be bound in one place and used in another: all of it at once.
  const whole = read(regionOf(edit, stretches));
  const fault = faultOf(whole, language);
  if (fault !== null) return { fault, sameTree: false };
  if (areSameTrees(whole, language)) return { fault: null, sameTree: true };
  return { fault: bindingFault(edit, taken, whole), sameTree: false };
}

const WOULD_NOT_PARSE = 'the result would not parse';

/** Whether only layout and comments come back: then no name does. */
function isLayout({ changes }: Edit, taken: ReadonlySet<number>): boolean {
  return [...taken].every((number) => /^(layout|comment|line-ends)$/.test(changes[number]!.part));
}

function faultOf({ after, result }: TriedRegion, language: LanguageDescriptor): string | null {
  if (result.tree.errors.length > 0) return WOULD_NOT_PARSE;
  const fault = faultOfResult(
    malformedNodes(result.tree, result.text, language),
    malformedNodes(after.tree, after.text, language),
  );
  return fault === null ? null : `the result would have ${fault}`;
}

function areSameTrees({ after: one, result: other }: TriedRegion, language: LanguageDescriptor): boolean {
  const interner = new Interner();
  const hash = ({ tree, text }: ReadTree): number =>
    treeHashes(tree, text, kindTable(tree.kindNames, language), interner).of(0);
  return childrenOf(one.tree, 0).length === 0
    ? childrenOf(other.tree, 0).length === 0
    : hash(one) === hash(other);
}
