import type { ChangeModel } from '../edit/model';
import type { Rename } from '../edit/renames';
import { bindingsOf } from '../syntax/bindings/bindings';
import { isProvablyRenamable, renameFacts } from '../syntax/bindings/renameFacts';
import type { DraftFinding, Rule, RuleContext } from './rule';
import type { SyntaxDocument } from '../syntax/document';
import { counted, lexemeSpan, numbersOf } from './shared/spans';

/** A name inside a function that nobody outside can see, and that only changed its spelling. */
export const rename: Rule = {
  metadata: {
    id: 'rename',
    summary: 'A name local to a function was changed, and nothing but the name.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { changes, renames, alignment } = context.edit;
    return alignment.renames.all.flatMap((renamed, index) => {
      const change = changes[renames[index]!]!;
      return context.isFree(change) && isProved(context, renamed) ? [finding(context, change, renamed)] : [];
    });
  },
};

/** Whether nothing but the text of the function can name the variable, on either side. */
function isProved({ edit: { pair } }: RuleContext, { before, after }: Rename): boolean {
  return (
    isProvablyRenamable(renameFacts(pair.before, bindingsOf(pair.before).bindings[before]!)) &&
    isProvablyRenamable(renameFacts(pair.after, bindingsOf(pair.after).bindings[after]!))
  );
}

function finding(
  { edit, scopeOf }: RuleContext,
  change: ChangeModel,
  { from, to, before: binding }: Rename,
): DraftFinding {
  const { before, after } = edit.pair;
  const places = counted(change.afterLexemes.length, 'place');
  return {
    form: null,
    scope: scopeOf(change),
    subject: numbersOf([change]),
    message: `\`${from}\` is called \`${to}\` now, in ${places}; it is the same variable.`,
    ranges: change.afterLexemes.map((lexeme) => lexemeSpan(after, [lexeme])),
    evidence: change.beforeLexemes.map((lexeme) => ({
      role: 'original name',
      side: 'before' as const,
      ...lexemeSpan(before, [lexeme]),
    })),
    origin: `${from} ${to} ${scopeText(edit.pair.before, binding)}`,
    takeBack: `Call \`${to}\` \`${from}\` again`,
  };
}

/** The text of the scope that binds a name: functions without a name are told apart by what they hold. */
function scopeText(document: SyntaxDocument, binding: number): string {
  const { bindings, scopes } = bindingsOf(document);
  const { node } = scopes[bindings[binding]!.scope]!;
  return document.source.text.slice(document.tree.start[node], document.tree.end[node]);
}
