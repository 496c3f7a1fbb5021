import type { Side } from '../edit/alignment';
import type { Edit } from '../edit/edit';
import type { ChangeModel } from '../edit/model';
import { declarationsOf } from '../edit/bindingPlaces';
import type { Rename } from '../edit/renames';
import type { Part } from '../report';
import { bindingsOf } from '../syntax/bindings/bindings';
import { isProvablyRenamable, renameFacts } from '../syntax/bindings/renameFacts';
import type { DraftFinding, Rule, RuleContext } from './rule';
import type { SyntaxDocument } from '../syntax/document';
import { childOfField, kindOf } from '../syntax/syntaxTree';
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
    if (alignment.renames.all.length === 0) return [];
    const edited = editedTokens(context.edit);
    return alignment.renames.all.flatMap((renamed, index) => {
      const change = changes[renames[index]!]!;
      if (!context.isFree(change) || !isProved(context, renamed)) return [];
      if (!isGivenAnotherValue(context, edited, renamed)) return [finding(context, change, renamed)];
      return context.questions ? [question(context, change, renamed)] : [];
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

/**
 * Whether what a variable is first given was written anew: an expression of another kind, or one of which less than two
 * thirds stayed. A digit that was mended leaves the variable what it was.
 */
function isGivenAnotherValue(
  { edit }: RuleContext,
  edited: EditedTokens,
  { before, after }: Rename,
): boolean {
  const { alignment, pair } = edit;
  if (bindingsOf(pair.before).bindings[before]!.kind !== 'variable') return false;
  const [old] = declarationsOf(pair.before, before);
  const [fresh] = declarationsOf(pair.after, after);
  if (old === undefined || fresh === undefined) return false;
  const [was, is] = [ownTokens(alignment.before, old), ownTokens(alignment.after, fresh)];
  const [gone, came] = [
    was.filter((token) => edited.before.has(token)),
    is.filter((token) => edited.after.has(token)),
  ];
  if (gone.length + came.length === 0) return false;
  const kept = was.length - gone.length;
  return (
    valueKind(pair.before, old) !== valueKind(pair.after, fresh) ||
    3 * kept < 2 * Math.max(was.length, is.length)
  );
}

/** Tokens of the statement of a declaration, those of statements inside it left out. */
function ownTokens({ owner, document: { units, lexemes } }: Side, declaration: number): number[] {
  const { firstLexeme, endLexeme } = units[owner[declaration]!]!;
  const all = Array.from({ length: endLexeme - firstLexeme }, (_, index) => firstLexeme + index);
  return all.filter((lexeme) => owner[lexeme] === owner[declaration] && lexemes.comment[lexeme] === 0);
}

/** Lexemes that an edit inserted, deleted or replaced; what is only laid out or called otherwise is not among them. */
interface EditedTokens {
  readonly before: ReadonlySet<number>;
  readonly after: ReadonlySet<number>;
}

function editedTokens({ changes }: Edit): EditedTokens {
  const edited = changes.filter(({ part }) => OF_MEANING.has(part));
  return {
    before: new Set(edited.flatMap(({ beforeLexemes }) => beforeLexemes)),
    after: new Set(edited.flatMap(({ afterLexemes }) => afterLexemes)),
  };
}

const OF_MEANING: ReadonlySet<Part> = new Set(['insertion', 'deletion', 'replacement']);

/** Kind of the expression that a declaration is given, or null. */
function valueKind({ tree, lexemes }: SyntaxDocument, declaration: number): string | null {
  const parent = tree.parent[lexemes.node[declaration]!]!;
  const value = childOfField(tree, parent, 'right') ?? childOfField(tree, parent, 'value');
  return value === null ? null : kindOf(tree, value);
}

/** What a variable is may have changed with its value, and then so may its name. */
function question(context: RuleContext, change: ChangeModel, renamed: Rename): DraftFinding {
  return {
    ...finding(context, change, renamed),
    level: 'hint',
    certainty: 'question',
    message: `Did \`${renamed.from}\` need another name? It is called \`${renamed.to}\` now, in ${placesOf(change)}, and is given another value.`,
  };
}

function placesOf({ afterLexemes }: ChangeModel): string {
  return counted(afterLexemes.length, 'place');
}

function finding(
  { edit, scopeOf }: RuleContext,
  change: ChangeModel,
  { from, to, before: binding }: Rename,
): DraftFinding {
  const { before, after } = edit.pair;
  return {
    form: null,
    scope: scopeOf(change),
    subject: numbersOf([change]),
    message: `\`${from}\` is called \`${to}\` now, in ${placesOf(change)}; it is the same variable.`,
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
