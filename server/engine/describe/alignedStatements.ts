import { alignPair, type Alignment } from '../edit/alignment';
import { sizeOf } from '../edit/enclosure';
import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';

/** What became of a statement: see `StatementFate` for each word. */
export const FATES = [
  'same',
  'edited',
  'moved',
  'deleted',
  'inserted',
  'put around',
  'taken from around',
] as const;

/**
 * `same`: its tree is equal but for names that changed; `edited`: paired, with differences; `moved`: paired in
 * another place; `put around` and `taken from around`: unpaired, with paired statements inside.
 */
export type StatementFate = (typeof FATES)[number];

/** A statement of either text and its partner in the other one. */
export interface AlignedStatement {
  readonly fate: StatementFate;
  /** Zero-based first lines; null where the text has no such statement. */
  readonly beforeLine: number | null;
  readonly afterLine: number | null;
  /** Nesting among the statements of its text. */
  readonly depth: number;
  /** The statement's first line. */
  readonly text: string;
}

/**
 * How the statements of two texts are paired, in the order of the text after. What lies inside an equal, a new or a
 * deleted statement shares its fate and is left out.
 */
export function alignedStatements(pair: DocumentPair): AlignedStatement[] {
  const alignment = alignPair(pair);
  const statements: AlignedStatement[] = [];
  visit(0, 0, 0);
  return statements;

  function visit(b: number, a: number, depth: number): void {
    const deleted = [...(pair.before.units[b]?.children ?? [])];
    for (const child of pair.after.units[a]!.children) {
      const partner = alignment.after.unitPair[child]!;
      if (partner !== -1) addDeleted(deleted, partner, depth);
      addAfter(child, partner, depth);
    }
    for (const child of deleted) addBefore(child, depth);
  }

  /** What went before a statement of before is told before its partner. */
  function addDeleted(deleted: number[], partner: number, depth: number): void {
    const at = deleted.indexOf(partner);
    if (at === -1 || alignment.before.moved.has(partner)) return;
    for (const child of deleted.splice(0, at)) addBefore(child, depth);
    deleted.shift();
  }

  function addAfter(a: number, b: number, depth: number): void {
    const fate = fateOfAfter(alignment, a, b);
    statements.push({
      fate,
      beforeLine: b === -1 ? null : firstLine(pair.before, b),
      afterLine: firstLine(pair.after, a),
      depth,
      text: headOf(pair.after, a),
    });
    if (fate === 'put around' || (b !== -1 && alignment.units.equal[b] === 0)) visit(b, a, depth + 1);
  }

  function addBefore(b: number, depth: number): void {
    if (alignment.before.unitPair[b] !== -1) return;
    const isHolder = alignment.before.holds[b] === 1;
    statements.push({
      fate: isHolder ? 'taken from around' : 'deleted',
      beforeLine: firstLine(pair.before, b),
      afterLine: null,
      depth,
      text: headOf(pair.before, b),
    });
    if (isHolder) for (const child of pair.before.units[b]!.children) addBefore(child, depth + 1);
  }
}

function fateOfAfter({ after, units }: Alignment, a: number, b: number): StatementFate {
  if (b === -1) return after.holds[a] === 1 ? 'put around' : 'inserted';
  if (after.moved.has(a)) return 'moved';
  return units.equal[b] === 1 ? 'same' : 'edited';
}

function firstLine({ source, lexemes, units }: SyntaxDocument, unit: number): number {
  const { firstLexeme } = units[unit]!;
  return lineAt(source, sizeOf(units[unit]!) === 0 ? 0 : lexemes.start[firstLexeme]!);
}

function headOf({ source, lexemes, units }: SyntaxDocument, unit: number): string {
  const start = lexemes.start[units[unit]!.firstLexeme] ?? source.text.length;
  return source.text.slice(start).split('\n', 1)[0]!;
}
