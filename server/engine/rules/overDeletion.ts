import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import type { RetainedAnalysis } from '../retained/analysis';
import { lineAt } from '../syntax/sourceText';
import { namesIn } from '../retained/names';
import type { Rule } from './rule';
import { lexemeSpan, lineSpan, grouped, numbersOf, counted } from './shared/spans';

/** Whole statements went that were not part of what should have gone. */
export const overDeletion: Rule = {
  metadata: {
    id: 'over-deletion',
    summary: 'More was deleted than what should have gone.',
    defaultLevel: 'warning',
    certainty: 'known',
    supersedes: [],
  },
  find(context) {
    const { edit, retained } = context;
    const analysis = retained?.analysis ?? null;
    if (analysis === null) return [];
    const extra = edit.changes.filter((change) => isTooMuch(edit, analysis, change));
    return [...grouped(extra, (change) => context.scopeOf(change))].map(([scope, changes]) => {
      const spans = changes.map((change) => lexemeSpan(edit.pair.before, change.beforeLexemes));
      return {
        form: null,
        scope,
        subject: numbersOf(changes),
        message: `${counted(changes.length, 'statement')} went that ${changes.length === 1 ? 'was' : 'were'} not to go.`,
        ranges: [placeOf(edit, changes[0]!)],
        evidence: spans.map((span) => ({ role: 'deleted as well', side: 'before' as const, ...span })),
        takeBack: 'Put the code back that was not to go',
      };
    });
  },
};

/** A complete statement that is gone without a successor, outside the target, and not left without a use by it. */
function isTooMuch(
  edit: Edit,
  analysis: RetainedAnalysis,
  { part, beforeUnit, beforeLexemes }: ChangeModel,
): boolean {
  if ((part !== 'deletion' && part !== 'import') || beforeUnit <= 0) return false;
  const { before } = edit.pair;
  const unit = before.units[beforeUnit]!;
  const isWhole = beforeLexemes[0] === unit.firstLexeme && beforeLexemes.at(-1) === unit.endLexeme - 1;
  if (!isWhole || analysis.match.afterOf[beforeUnit] !== -1) return false;
  for (let inner = beforeUnit; inner < unit.end; inner += 1) if (analysis.targets.has(inner)) return false;
  if (isPartOfTarget(analysis, beforeUnit)) return false;
  return !isUselessNow(edit, beforeLexemes);
}

function isPartOfTarget({ before, targets }: RetainedAnalysis, unit: number): boolean {
  for (let at = before.units[unit]!.parent; at > 0; at = before.units[at]!.parent)
    if (targets.has(at)) return true;
  return false;
}

/** Whether it only bound names that nothing in after mentions: an import of what went, a variable for it. */
function isUselessNow({ pair }: Edit, lexemes: readonly number[]): boolean {
  const own = new Set(lexemes);
  const bound = namesIn(pair.before).filter(({ lexeme, role }) => own.has(lexeme) && role !== 'use');
  const used = new Set(namesIn(pair.after).map(({ name }) => name));
  const wasUsed = bound.some(({ name }) =>
    namesIn(pair.before).some(
      (other) => other.name === name && other.role === 'use' && !own.has(other.lexeme),
    ),
  );
  return bound.length > 0 && wasUsed && bound.every(({ name }) => !used.has(name));
}

/** The line of after that stands where deleted code stood. */
function placeOf({ pair, alignment }: Edit, { beforeLexemes }: ChangeModel) {
  const { after } = pair;
  const count = alignment.before.pair.length;
  for (let lexeme = beforeLexemes.at(-1)! + 1; lexeme < count; lexeme += 1) {
    const at = alignment.before.pair[lexeme]!;
    if (at !== -1) return lineSpan(after, lineAt(after.source, after.lexemes.start[at]!));
  }
  for (let lexeme = beforeLexemes[0]! - 1; lexeme >= 0; lexeme -= 1) {
    const at = alignment.before.pair[lexeme]!;
    if (at !== -1) return lineSpan(after, lineAt(after.source, after.lexemes.end[at]! - 1));
  }
  return lineSpan(after, 0);
}
