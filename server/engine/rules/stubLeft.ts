import type { Edit } from '../edit/edit';
import type { SyntaxDocument } from '../syntax/document';
import { childOfField, childrenOf, kindOf } from '../syntax/syntaxTree';
import { textOf } from './checks/expressions';
import { codeIn } from './effects/codeWithoutEffect';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { aboutNewCode, isNewNode, runOf, scopeNameAt } from './shared/newCode';
import { belongsToTests } from '../paths/tests';

/** A new function that only says that it is still to be written. */
export const stubLeft: Rule = {
  metadata: {
    id: 'stub-left',
    summary: 'A new function only says that it is not implemented.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { edit } = context;
    const { tree, language } = edit.pair.after;
    if (language === null || context.path.endsWith('.pyi') || belongsToTests(context.path)) return [];
    return edit.pair.after.units.flatMap((unit) => {
      if (!language.functions.has(unit.kind) && unit.kind !== 'lexical_declaration') return [];
      const definition = functionIn(edit, unit.node);
      if (definition === null || !isNewNode(edit, unit.node)) return [];
      const form = stubForm(edit.pair.after, definition);
      const name = unit.name ?? 'the function';
      if (form === null || isMeantOpen(edit.pair.after, unit.node, tree.parent[unit.node]!, form)) return [];
      return [finding(context, unit.node, definition, name, form)];
    });
  },
};

type Form = 'not-implemented' | 'to-do';

/** The function that a unit defines, or null. */
function functionIn({ pair: { after } }: Edit, node: number): number | null {
  const { tree, language } = after;
  if (language!.functions.has(kindOf(tree, node))) return node;
  for (const child of childrenOf(tree, node)) {
    const kind = kindOf(tree, child);
    if (language!.functions.has(kind)) return child;
    const value = kind === 'variable_declarator' ? childOfField(tree, child, 'value') : null;
    if (value !== null && language!.functions.has(kindOf(tree, value))) return value;
    if (kind === 'function_declaration' || kind === 'function_definition') return child;
  }
  return null;
}

const NOT_IMPLEMENTED = /not[ _-]?(yet[ _-]?)?implemented|\bunimplemented\b|\b(todo|fixme)\b|implement me/i;
const TO_DO =
  /\b(TODO|FIXME|XXX)\b|\b(not (yet )?implemented|implement (this|me|later)|to be implemented|placeholder|stub)\b/i;

function stubForm(document: SyntaxDocument, definition: number): Form | null {
  const { tree } = document;
  const body = childOfField(tree, definition, 'body');
  if (body === null || !/block$/.test(kindOf(tree, body))) return null;
  const statements = codeIn(document, body).filter((statement) => !isText(document, statement));
  if (statements.length > 1) return null;
  const [only] = statements;
  if (only !== undefined && isRaising(document, only)) return 'not-implemented';
  if (only !== undefined && !isEmpty(document, only)) return null;
  return TO_DO.test(remarksIn(document, definition)) ? 'to-do' : null;
}

function isText({ tree }: SyntaxDocument, statement: number): boolean {
  return (
    kindOf(tree, statement) === 'expression_statement' &&
    childrenOf(tree, statement).every((child) => kindOf(tree, child) === 'string')
  );
}

function isRaising(document: SyntaxDocument, statement: number): boolean {
  const text = textOf(document, statement);
  switch (kindOf(document.tree, statement)) {
    case 'raise_statement':
      return /^raise\s+NotImplementedError\b/.test(text);
    case 'throw_statement':
      return NOT_IMPLEMENTED.test(text) && text.length < 200;
    default:
      return false;
  }
}

/** `pass`, `...`, `return`, and a return of nothing. */
function isEmpty(document: SyntaxDocument, statement: number): boolean {
  return /^(pass|\.\.\.|return(\s+(None|null|undefined|\{\}|\[\]))?;?)$/.test(textOf(document, statement));
}

function remarksIn(document: SyntaxDocument, definition: number): string {
  const { tree, language } = document;
  const remarks: string[] = [];
  const body = childOfField(tree, definition, 'body')!;
  for (let node = definition; node < tree.next[definition]!; node += 1) {
    if (language!.comments.has(kindOf(tree, node))) remarks.push(textOf(document, node));
  }
  for (const child of codeIn(document, body))
    if (isText(document, child)) remarks.push(textOf(document, child));
  return remarks.join('\n');
}

/** Methods that classes below are to give, and what only gives types: Python has no other word for them. */
function isMeantOpen(document: SyntaxDocument, node: number, parent: number, form: Form): boolean {
  const { tree, language } = document;
  const decorators = childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === 'decorator')
    .map((child) => textOf(document, child));
  if (decorators.some((decorator) => /abstract|overload/.test(decorator))) return true;
  const owner = tree.parent[parent] ?? -1;
  const isMethod = owner > 0 && language!.classes.has(kindOf(tree, owner));
  return language!.family === 'python' && isMethod && form === 'not-implemented';
}

function finding(
  context: RuleContext,
  node: number,
  definition: number,
  name: string,
  form: Form,
): DraftFinding {
  const run = runOf(context.edit, node);
  return aboutNewCode(context, {
    form,
    scope: scopeNameAt(context, runOf(context.edit, definition).first),
    places: [run],
    message:
      form === 'to-do'
        ? `\`${name}\` is new and empty; a remark in it says that there is more to do.`
        : `\`${name}\` is new and only says that it is not implemented.`,
    takeBack: `Remove ${name}`,
  });
}
