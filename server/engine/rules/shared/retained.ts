import type { Edit } from '../../edit/edit';
import type { Span } from '../../edit/model';
import type { RetainedAnalysis } from '../../retained/analysis';
import { lineAt } from '../../syntax/sourceText';
import type { DraftEvidence } from '../rule';
import { headSpan, lineSpan } from './spans';

/** Changes of which something lies in a node of after. */
export function changesIn({ changes, pair: { after } }: Edit, node: number): number[] {
  const first = after.lexemes.first[node]!;
  const end = after.lexemes.first[after.tree.next[node]!]!;
  return changes.flatMap(({ number, afterLexemes }) =>
    afterLexemes.some((lexeme) => first <= lexeme && lexeme < end) ? [number] : [],
  );
}

/** First line of a node of after. */
export function headOfNode({ after }: RetainedAnalysis, node: number): Span {
  return headSpan(after, after.lexemes.first[node]!, after.lexemes.first[after.tree.next[node]!]!);
}

/** Where retained lines were and where they are now. */
export function lineEvidence(
  { before, after }: RetainedAnalysis,
  lines: readonly { readonly line: number; readonly at: number | null }[],
): DraftEvidence[] {
  return lines.flatMap(({ line, at }) => [
    { role: 'code that should have gone', side: 'before' as const, ...lineSpan(before, line) },
    ...(at === null ? [] : [{ role: 'where it still is', side: 'after' as const, ...lineSpan(after, at) }]),
  ]);
}

/** Statements of after that should have gone and can still run, outermost first and whole; null where only parts are wanted gone. */
export function liveUnits(analysis: RetainedAnalysis, accepts: (unit: number) => boolean): number[] | null {
  const { after, retained, lines } = analysis;
  const kept = new Set(retained.map((unit) => unit.after));
  const outer = [...kept].filter((unit) => accepts(unit) && !hasOuter(unit));
  const live = new Set(lines.flatMap(({ at, fate }) => (fate === 'live' && at !== null ? [at] : [])));
  return outer.every(isWhole) ? outer : null;

  function hasOuter(unit: number): boolean {
    for (let at = after.units[unit]!.parent; at > 0; at = after.units[at]!.parent)
      if (kept.has(at)) return true;
    return false;
  }

  /** Whether every statement inside goes as well. */
  function isWhole(unit: number): boolean {
    const { units, source, lexemes } = after;
    for (let inner = unit; inner < units[unit]!.end; inner += 1) {
      if (kept.has(inner)) continue;
      const line = lineAt(source, lexemes.start[units[inner]!.firstLexeme]!);
      if (!live.has(line)) return false;
    }
    return true;
  }
}
