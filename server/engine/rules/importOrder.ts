import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isImport } from '../syntax/imports';
import { counted, grouped, joined, lineSpan, numbersOf } from './shared/spans';

/** Imports that stand in another order, or name what they import in another order. */
export const importOrder: Rule = {
  metadata: {
    id: 'import-order',
    summary: 'Imports, or the names in one, only stand in another order.',
    defaultLevel: 'off',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const changes = [...movedImports(context), ...reorderedNames(context)];
    return [...grouped(changes, context.scopeOf)].map(([scope, group]) =>
      orderFinding(context, scope, group),
    );
  },
};

function movedImports({ edit, isFree }: RuleContext): ChangeModel[] {
  return edit.changes.filter(
    (change) =>
      change.part === 'move' &&
      isFree(change) &&
      isImport(edit.pair.after.units[change.afterUnit]!) &&
      isWithinBlock(edit, change),
  );
}

function isWithinBlock({ pair, alignment }: Edit, { beforeUnit, afterUnit }: ChangeModel): boolean {
  const from = pair.before.units[beforeUnit]!.parent;
  return alignment.before.unitPair[from] === pair.after.units[afterUnit]!.parent;
}

/** All that changed inside imports that have the same tokens as before, in another order. */
function reorderedNames({ edit, isFree }: RuleContext): ChangeModel[] {
  const { before, after } = edit.pair;
  const inside = edit.changes.filter(
    ({ origin, afterUnit }) => origin === 'own' && afterUnit !== -1 && isImport(after.units[afterUnit]!),
  );
  return [...grouped(inside, ({ afterUnit }) => String(afterUnit)).values()]
    .filter(([first]) => namesOf(before, first!.beforeUnit) === namesOf(after, first!.afterUnit))
    .flat()
    .filter(isFree);
}

function namesOf({ lexemes, units, source }: SyntaxDocument, unit: number): string {
  const { firstLexeme, endLexeme } = units[unit]!;
  const names: string[] = [];
  for (let lexeme = firstLexeme; lexeme < endLexeme; lexeme += 1) {
    const text = source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]);
    if (lexemes.comment[lexeme] === 0 && text !== ',' && text !== '(' && text !== ')') names.push(text);
  }
  return pairedAliases(names).sort().join('\n');
}

/** `a as b` is one name: the alias goes where the name goes. */
function pairedAliases(names: readonly string[]): string[] {
  return names.join(' ').replace(/ as /g, '=').split(' ');
}

function orderFinding({ edit }: RuleContext, scope: string, changes: readonly ChangeModel[]): DraftFinding {
  const lines = {
    before: linesOf(
      edit.pair.before,
      changes.map((change) => change.beforeLexemes),
    ),
    after: linesOf(
      edit.pair.after,
      changes.map((change) => change.afterLexemes),
    ),
  };
  return {
    form: null,
    scope,
    subject: numbersOf(changes),
    message: `The order of imports changed on ${counted(lines.after.length, 'line')}; what is imported is the same.`,
    ranges: joined(lines.after.map((line) => lineSpan(edit.pair.after, line))),
    evidence: lines.before.map((line) => ({
      role: 'original order',
      side: 'before' as const,
      ...lineSpan(edit.pair.before, line),
    })),
    takeBack: 'Restore the original order of imports',
  };
}

function linesOf({ lexemes, source }: SyntaxDocument, runs: readonly (readonly number[])[]): number[] {
  const lines = new Set(runs.flat().map((lexeme) => lineAt(source, lexemes.start[lexeme]!)));
  return [...lines].sort((one, other) => one - other);
}
