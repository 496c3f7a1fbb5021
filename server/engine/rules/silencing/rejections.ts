import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { codeIn } from '../checks/exit';
import { textOf } from '../checks/expressions';
import type { RuleContext } from '../rule';
import { areWithin, changesAt, runOf } from '../shared/changesAt';
import { scopeNames } from '../shared/scopeNames';
import { hidingOf, isFixedValue, type Hiding } from './handlers';
import type { HiddenFailure } from './hiddenFailures';

/** `.catch(() => {})` put behind a promise that was there. */
export function rejectionsHidden({ edit, scopes }: RuleContext): HiddenFailure[] {
  const { before, after } = edit.alignment;
  const { document } = after;
  if (document.language?.family !== 'javascript') return [];
  const beforeScope = scopeNames(before.document, scopes.before);
  const afterScope = scopeNames(document, scopes.after);
  const gone = new Set(
    catchCalls(before.document)
      .filter(({ name }) => before.pair[name] === -1)
      .map(({ name }) => beforeScope(name)),
  );
  return catchCalls(document).flatMap(({ call, object, name }) => {
    if (after.pair[name] !== -1 || gone.has(afterScope(name))) return [];
    const own = runOf(document, object);
    let kept = 0;
    for (let lexeme = own.first; lexeme < own.end; lexeme += 1) if (after.pair[lexeme] !== -1) kept += 1;
    const hiding = kept * 2 > own.end - own.first ? hidingOfCall(document, call) : null;
    if (hiding === null) return [];
    const run = { first: own.end, end: runOf(document, call).end };
    const changes = changesAt(edit, 'after', run);
    return [
      {
        form: 'rejection' as const,
        hiding,
        lexeme: name,
        range: { start: document.lexemes.start[run.first]!, end: document.lexemes.end[run.end - 1]! },
        changes,
        canGo: areWithin(changes, 'after', run),
      },
    ];
  });
}

interface CatchCall {
  readonly call: number;
  readonly object: number;
  /** The lexeme `catch`. */
  readonly name: number;
}

function catchCalls(document: SyntaxDocument): CatchCall[] {
  const { tree, lexemes } = document;
  const calls: CatchCall[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    if (kindOf(tree, node) !== 'call_expression') continue;
    const called = childOfField(tree, node, 'function');
    if (called === null || kindOf(tree, called) !== 'member_expression') continue;
    const property = childOfField(tree, called, 'property')!;
    if (textOf(document, property) !== 'catch') continue;
    calls.push({ call: node, object: childOfField(tree, called, 'object')!, name: lexemes.first[property]! });
  }
  return calls;
}

function hidingOfCall(document: SyntaxDocument, call: number): Hiding | null {
  const { tree } = document;
  const list = childOfField(tree, call, 'arguments');
  const [handler] = list === null ? [] : namedChildrenOf(tree, list);
  if (handler === undefined) return null;
  if (/^(noop|_\.noop)$/.test(textOf(document, handler))) return 'nothing';
  const body = childOfField(tree, handler, 'body');
  if (body === null) return null;
  if (kindOf(tree, body) === 'statement_block') return hidingOf(document, body);
  if (textOf(document, body) === 'undefined') return 'nothing';
  if (isFixedValue(document, body)) return 'default';
  return isLogCall(document, body) ? 'logs' : null;
}

function isLogCall(document: SyntaxDocument, body: number): boolean {
  return (
    kindOf(document.tree, body) === 'call_expression' &&
    /^(console|log|logger)\.(\w+)$/.test(textOf(document, childOfField(document.tree, body, 'function')!)) &&
    codeIn(document, body).length > 0
  );
}
