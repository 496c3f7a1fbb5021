import type { ChangeModel } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { isImport } from '../syntax/imports';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { counted, excerpt, grouped, lineSpan, numbersOf } from './shared/spans';

/** Statements that stand in another place. */
export const moved: Rule = {
  metadata: {
    id: 'moved',
    summary: 'Statements stand in another place than before.',
    defaultLevel: 'off',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { units } = context.edit.pair.after;
    const moves = context.edit.changes.filter(
      (change) => change.part === 'move' && context.isFree(change) && !isImport(units[change.afterUnit]!),
    );
    return [...grouped(moves, context.scopeOf)].map(([scope, group]) => movedFinding(context, scope, group));
  },
};

function movedFinding({ edit }: RuleContext, scope: string, moves: readonly ChangeModel[]): DraftFinding {
  const { before, after } = edit.pair;
  const lines = moves.reduce((sum, { afterLexemes }) => sum + linesOf(edit, afterLexemes), 0);
  return {
    form: null,
    scope,
    subject: numbersOf(moves),
    message: messageOf(edit, moves, lines),
    ranges: moves.map(({ afterUnit }) => lineSpan(after, lineAt(after.source, startOf(after, afterUnit)))),
    evidence: moves.map(({ beforeLexemes }) => ({
      role: 'original place',
      side: 'before' as const,
      start: before.lexemes.start[beforeLexemes[0]!]!,
      end: before.lexemes.end[beforeLexemes[beforeLexemes.length - 1]!]!,
    })),
    origin: moves.map(({ beforeUnit }) => originOf(before, beforeUnit)).join('\n'),
    takeBack: `Move ${counted(lines, 'line')} back`,
  };
}

function messageOf(edit: RuleContext['edit'], moves: readonly ChangeModel[], lines: number): string {
  const { before, after } = edit.pair;
  const [first] = moves;
  if (moves.length > 1)
    return `${moves.length} runs of statements stand in another place: ${counted(lines, 'line')}.`;
  const { beforeUnit, afterUnit } = first!;
  const line = lineAt(before.source, startOf(before, beforeUnit)) + 1;
  return `\`${excerpt(after.source.text.slice(startOf(after, afterUnit)))}\` stood in another place: line ${line} of the original.`;
}

/** Where a statement begins, whether or not its first words are the edit's. */
function startOf({ units, lexemes }: SyntaxDocument, unit: number): number {
  return lexemes.start[units[unit]!.firstLexeme]!;
}

/** The statement as it was, and the first lines of those around it: what else moves may begin alike. */
function originOf(document: SyntaxDocument, unit: number): string {
  const { units, lexemes, source } = document;
  const lines = [source.text.slice(startOf(document, unit), lexemes.end[units[unit]!.endLexeme - 1])];
  for (let at = units[unit]!.parent; at > 0; at = units[at]!.parent)
    lines.push(excerpt(source.text.slice(startOf(document, at))));
  return lines.join('\n');
}

function linesOf({ pair: { after } }: RuleContext['edit'], run: readonly number[]): number {
  const first = lineAt(after.source, after.lexemes.start[run[0]!]!);
  const last = lineAt(after.source, after.lexemes.end[run[run.length - 1]!]!);
  return last - first + 1;
}
