import { lineTable, isCodeLine, type LineTable } from '../measures/reference/lineTable';
import { deletionsOf, lineDifference } from '../measures/reference/deletions';
import { readPair, type DocumentPair, type Parse } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';
import { analyseRetained, lineOwners, type RetainedAnalysis } from './analysis';
import { matchStatements } from './statementMatch';
import { routedUnits, type RoutedUnit } from './strategy';

/** What should have gone from a file: lines of before that someone named, or what a reference removes. */
export type Wanted =
  | { readonly by: 'target'; readonly lines: readonly number[] }
  | { readonly by: 'reference'; readonly reference: string };

/** A file's retained code, as far as its texts can be read. */
export interface RetainedFile {
  readonly wanted: number;
  /** Wanted lines that are still live. */
  readonly kept: number;
  readonly routed: readonly RoutedUnit[];
  /** Null where a text does not parse. */
  readonly analysis: RetainedAnalysis | null;
}

export interface RetainedInput {
  readonly before: string;
  readonly after: string;
  readonly wanted: Wanted;
  /** Both texts, where they have been read already. */
  readonly pair?: DocumentPair;
}

export function retainedInFile(
  { before, after, wanted, pair: given }: RetainedInput,
  language: LanguageDescriptor | null,
  parse: Parse,
): RetainedFile {
  const beforeLines = lineTable(before, language, parse);
  const afterLines = lineTable(after, language, parse);
  const reference = wanted.by === 'reference' ? readPair(before, wanted.reference, language, parse) : null;
  const lines =
    wanted.by === 'target'
      ? wanted.lines.filter((line) => line < beforeLines.lines.length && isCodeLine(beforeLines, line))
      : wantedLines(beforeLines, lineTable(wanted.reference, language, parse), reference!);
  if (lines.length === 0) return { wanted: 0, kept: 0, routed: [], analysis: null };
  const pair = given ?? readPair(before, after, language, parse);
  const analysis = analyseRetained({ pair, reference, beforeLines, afterLines }, lines);
  if (analysis === null) {
    const gone = new Set(
      deletionsOf(beforeLines, afterLines, lineDifference(beforeLines, afterLines), {
        codeOnly: true,
        dropMoves: true,
      }),
    );
    const kept = lines.filter((line) => !gone.has(line)).length;
    return { wanted: lines.length, kept, routed: [], analysis: null };
  }
  return {
    wanted: lines.length,
    kept: analysis.lines.filter(({ fate }) => fate === 'live').length,
    routed: routedUnits(analysis),
    analysis,
  };
}

/**
 * Lines that the reference removes, without those whose statement it only respells: with other annotations, with `if`
 * for `elif`, as a docstring with other words. Nothing was meant to go there.
 */
function wantedLines(
  beforeLines: LineTable,
  referenceLines: LineTable,
  reference: ReturnType<typeof readPair>,
): readonly number[] {
  const deleted = deletionsOf(beforeLines, referenceLines, lineDifference(beforeLines, referenceLines), {
    codeOnly: true,
    dropMoves: true,
  });
  if (reference.textReason !== null) return deleted;
  const { before, after } = reference;
  const owners = lineOwners(before);
  const match = matchStatements(before, after);
  const respelled = new Set(
    after.units.flatMap((_, unit) =>
      match.beforeOf[unit] === -1 ? [`${match.scopes.after[unit]!}\n${plain(match.codes.after[unit]!)}`] : [],
    ),
  );
  return deleted.filter((line) => {
    const unit = owners[line];
    if (unit === undefined || unit <= 0) return unit !== undefined;
    if (match.presence[unit] === 'same' || match.presence[unit] === 'moved') return false;
    return !respelled.has(`${match.scopes.before[unit]!}\n${plain(match.codes.before[unit]!)}`);
  });
}

/** Without annotations; a docstring is its quotes. */
function plain(code: string): string {
  if (/^[a-z]*("""|''')[\s\S]*\1$/.test(code)) return '"""';
  return code
    .replace(/ -> [^:]+(?= :)/, '')
    .replace(/(\w) : [\w.\s[\],|"]+?(?= [,)=])/g, '$1')
    .replace(/^(\w+) : [\w.\s[\],|"]+(?= =)/, '$1');
}
