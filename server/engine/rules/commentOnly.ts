import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import type { Scope } from '../syntax/scopes';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isDirective } from './shared/commentKinds';
import { mentionsChange } from './shared/mentions';
import { remarksOf, saidIn, subjectOf, type Remark } from './shared/remarks';
import { counted, grouped, joined, lexemeSpan } from './shared/spans';

/** Comments that came or were reworded in a function that the edit otherwise leaves alone. */
export const commentOnly: Rule = {
  metadata: {
    id: 'comment-only',
    summary: 'Only comments changed in a function, while the edit changes code elsewhere.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: ['comment-added', 'comment-changed'],
  },
  find(context) {
    const remarks = remarksOf(context.edit);
    const code = codeChanges(context.edit, remarks);
    if (remarks.length === 0 || code.length === 0) return [];
    const inUntouched = remarks.flatMap((remark) => {
      const scope = outermost(context, remark);
      if (scope === null || isTouched(context, scope, code) || mentionsChange(context.edit, remark))
        return [];
      return [{ remark, scope }];
    });
    return [...grouped(inUntouched, ({ scope }) => scope.name)].map(([name, group]) =>
      finding(
        context,
        name,
        group.map(({ remark }) => remark),
      ),
    );
  },
};

const NO_CODE = new Set(['comment', 'layout', 'line-ends']);

/** The changes that are neither layout nor remarks, wherever these stand; a word to a tool is code. */
function codeChanges(edit: Edit, remarks: readonly Remark[]): ChangeModel[] {
  const remarking = new Set(remarks.flatMap(({ changes }) => changes));
  return edit.changes.filter(
    (change) => (!NO_CODE.has(change.part) || isOfDirective(edit, change)) && !remarking.has(change),
  );
}

function isOfDirective({ pair }: Edit, { part, beforeLexemes, afterLexemes }: ChangeModel): boolean {
  if (part !== 'comment') return false;
  return [[pair.before, beforeLexemes] as const, [pair.after, afterLexemes] as const].some(
    ([{ lexemes, source }, own]) =>
      own.some((lexeme) => isDirective(source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!))),
  );
}

/** The outermost function that the remark is in or about, else the innermost class; null for the module. */
function outermost({ scopes }: RuleContext, { code }: Remark): Scope | null {
  const around = scopes.after.filter(({ firstLexeme, endLexeme }) => firstLexeme <= code && code < endLexeme);
  return around.find(({ isFunction }) => isFunction) ?? around[around.length - 1] ?? null;
}

function isTouched({ scopes }: RuleContext, scope: Scope, code: readonly ChangeModel[]): boolean {
  const original = scopes.before.find(({ name }) => name === scope.name);
  if (original === undefined) return true;
  const isIn = (lexeme: number, { firstLexeme, endLexeme }: Scope): boolean =>
    firstLexeme <= lexeme && lexeme < endLexeme;
  return code.some(
    ({ beforeLexemes, afterLexemes }) =>
      beforeLexemes.some((lexeme) => isIn(lexeme, original)) ||
      afterLexemes.some((lexeme) => isIn(lexeme, scope)),
  );
}

function finding({ edit }: RuleContext, scope: string, remarks: readonly Remark[]): DraftFinding {
  const { before, after } = edit.pair;
  const [first] = remarks;
  const isAllDocstrings = remarks.every(({ form }) => form === 'docstring');
  const noun = isAllDocstrings ? 'docstring' : 'comment';
  const isAll = (isAdded: boolean): boolean => remarks.every((remark) => remark.isAdded === isAdded);
  const verb = isAll(true) ? 'added' : isAll(false) ? 'reworded' : 'added or reworded';
  return {
    form: noun,
    scope,
    subject: subjectOf(remarks),
    message:
      remarks.length === 1
        ? `The ${noun} \`${saidIn(after, first!)}\` was ${verb} in \`${scope}\`, where no code changed.`
        : `${counted(remarks.length, noun)} were ${verb} in \`${scope}\`, where no code changed.`,
    ranges: joined(remarks.map(({ first: from, end }) => lexemeSpan(after, [from, end - 1]))),
    evidence: remarks.flatMap(({ original }) =>
      original === null
        ? []
        : [
            {
              role: 'original wording',
              side: 'before' as const,
              ...lexemeSpan(before, [original.first, original.end - 1]),
            },
          ],
    ),
    // What a definition does for others can change without it: docstrings often follow.
    ...(isAllDocstrings && { level: 'hint' as const }),
    family: 'remark',
    takeBack: `Take the ${noun}${remarks.length === 1 ? '' : 's'} in ${scope} back`,
  };
}
