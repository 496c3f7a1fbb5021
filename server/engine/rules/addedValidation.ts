import type { ChangeModel } from '../edit/model';
import type { Side } from '../edit/alignment';
import type { SyntaxDocument } from '../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { excerpt, headSpan } from './shared/spans';

/** A new check that leaves early before statements that did not change, or that was put around them. */
export const addedValidation: Rule = {
  metadata: {
    id: 'added-validation',
    summary: 'A check was added before or around statements that did not change.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a check: each is a question of its own, with an answer of its own.
  find: (context) =>
    context.edit.changes.flatMap(
      (change) => guardBefore(context, change) ?? guardAround(context, change) ?? [],
    ),
};

const EXITS = new Set([
  'return_statement',
  'raise_statement',
  'throw_statement',
  'continue_statement',
  'break_statement',
]);

/** Conditions that ask whether a value is there, or of what type it is. */
const ABSENCE =
  /\bis (not )?None\b|[!=]==?\s*(null|undefined)\b|\b(null|undefined)\s*[!=]==?|^\(?\s*!\s*\(?[\w.?[\]]+\)?\s*\)?$|^\(?\s*not\s+[\w.[\]]+\s*\)?$|\bhasattr\(|\blen\([^()]*\)\s*(==|<=|<|>)\s*[01]\b|\.length\s*(===?|<=|<)\s*[01]\b|\bisNaN\(|\bisFinite\(|\bisInteger\(|\bArray\.isArray\(/;
const TYPE =
  /\bisinstance\(|\bissubclass\(|\btypeof\b|\binstanceof\b|\btype\([^()]*\)\s*(is|==|!=|in)\b|\bcallable\(/;

function guardBefore(context: RuleContext, change: ChangeModel): DraftFinding | null {
  if (change.part !== 'insertion' || change.origin !== 'unit') return null;
  const { edit } = context;
  const side = edit.alignment.after;
  const unit = side.document.units[change.afterUnit]!;
  if (unit.kind !== 'if_statement' || !onlyExits(side.document, unit.node)) return null;
  const condition = conditionOf(side.document, unit.node);
  if (condition === null || !isValidation(side.document, unit.node, condition)) return null;
  if (!keptStatementFollows(side, change.afterUnit)) return null;
  return finding(context, change, `before code that did not change`);
}

function guardAround(context: RuleContext, change: ChangeModel): DraftFinding | null {
  if (change.part !== 'wrap' || change.afterUnit === -1) return null;
  const side = context.edit.alignment.after;
  const unit = side.document.units[change.afterUnit]!;
  if (unit.kind !== 'if_statement' || unit.children.some((child) => side.document.units[child]!.isClause))
    return null;
  const condition = conditionOf(side.document, unit.node);
  if (condition === null || !(ABSENCE.test(condition) || TYPE.test(condition) || isPresence(condition)))
    return null;
  return finding(context, change, 'around code that did not change');
}

function conditionOf({ tree, source }: SyntaxDocument, node: number): string | null {
  const condition = childOfField(tree, node, 'condition');
  return condition === null ? null : source.text.slice(tree.start[condition]!, tree.end[condition]!);
}

/** Any check that raises validates; one that only returns does so if it asks for absence or type. */
function isValidation(document: SyntaxDocument, node: number, condition: string): boolean {
  if (ABSENCE.test(condition) || TYPE.test(condition)) return true;
  const { tree } = document;
  for (let inner = node; inner < tree.next[node]!; inner += 1) {
    const kind = kindOf(tree, inner);
    if (kind === 'raise_statement' || kind === 'throw_statement') return true;
  }
  return false;
}

/** `if (value)`, `if value is there`. */
function isPresence(condition: string): boolean {
  return /^\(?\s*[\w.?[\]]+\s*\)?$/.test(condition);
}

/** No other branch, and the last statement leaves the block. */
function onlyExits(document: SyntaxDocument, node: number): boolean {
  const { tree } = document;
  if (childOfField(tree, node, 'alternative') !== null) return false;
  const body = childOfField(tree, node, 'consequence');
  if (body === null) return false;
  if (EXITS.has(kindOf(tree, body))) return true;
  const statements = namedChildrenOf(tree, body).filter(
    (child) => !document.language!.comments.has(kindOf(tree, child)),
  );
  return statements.length <= 3 && EXITS.has(kindOf(tree, statements[statements.length - 1] ?? body));
}

/** Whether the next kept statement of the same block is one the edit left alone. */
function keptStatementFollows(side: Side, unit: number): boolean {
  const { units } = side.document;
  const siblings = units[units[unit]!.parent]!.children;
  const next = siblings.slice(siblings.indexOf(unit) + 1).find((sibling) => side.holds[sibling] === 1);
  return next !== undefined && side.unitPair[next] !== -1;
}

function finding({ edit, scopeOf }: RuleContext, change: ChangeModel, where: string): DraftFinding {
  const { after } = edit.pair;
  const unit = after.units[change.afterUnit]!;
  const range = headSpan(after, unit.firstLexeme, unit.endLexeme);
  const check = excerpt(after.source.text.slice(range.start, range.end));
  return {
    form: where.startsWith('before') ? 'before' : 'around',
    scope: scopeOf(change),
    subject: [change.number],
    message: `Was this check asked for? \`${check}\` was added ${where}.`,
    ranges: [range],
    evidence: [],
    takeBack: 'Take the added check back',
  };
}
