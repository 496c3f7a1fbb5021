import { bindingsOf } from '../../syntax/bindings/bindings';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf } from '../../syntax/syntaxTree';
import { mentions, type Definition } from './definitions';
import { callOf, valueOf } from './extracted';
import type { Span } from '../../edit/model';

/** How often a text names a definition outside of it. */
export function usesOf(document: SyntaxDocument, definition: Definition): number {
  const { name, kind } = definition;
  if (kind === 'method') return mentions(document.source.text, name, ownSpan(document, definition));
  return nodesOfUses(document, definition)?.length ?? 2;
}

/** The node of the only use of a function that is no method, or null. */
export function onlyUse(document: SyntaxDocument, definition: Definition): number | null {
  if (definition.kind === 'method') return null;
  const uses = nodesOfUses(document, definition);
  return uses?.length === 1 ? uses[0]! : null;
}

/** Where a function that is no method is named outside itself, null if its binding is not known. */
function nodesOfUses(document: SyntaxDocument, definition: Definition): number[] | null {
  const { tree } = document;
  const own = ownSpan(document, definition);
  const { bindings, occurrences } = bindingsOf(document);
  const outside = (node: number): boolean => !isIn(own, tree.start[node]!);
  const binding = bindings.find(
    (candidate) =>
      candidate.name === definition.name &&
      candidate.occurrences.some(
        (index) => occurrences[index]!.role === 'declare' && !outside(occurrences[index]!.node),
      ),
  );
  return (
    binding?.occurrences.map((index) => occurrences[index]!.node).filter((node) => outside(node)) ?? null
  );
}

/**
 * Whether the language lets no other file use a definition that is not marked as others'. A Python name with one
 * underscore is its package's, and methods are called by names that were put together.
 *
 * @param isLocal whether it stands in a function
 */
export function isKeptInFile(
  { language, source }: SyntaxDocument,
  { name, kind }: Definition,
  isLocal: boolean,
): boolean {
  if (isLocal && kind === 'function') return true;
  if (language!.family === 'python') return kind === 'method' && name.startsWith('__');
  // What a script declares is any other script's.
  return kind === 'method' || /^\s*(import|export)\b|\brequire\(/m.test(source.text);
}

/**
 * Whether a function that is used once could stand where it is used: it is called there, and does nothing but return an
 * expression. One that is handed on, awaited, asked of a type or left early has to be a function.
 */
export function onlyCallReturns(document: SyntaxDocument, definition: Definition): boolean {
  const { tree, source } = document;
  const value = valueOf(document, definition);
  const use = definition.kind === 'method' ? memberUsed(document, definition) : onlyUse(document, definition);
  if (value === null || use === null || callOf(document, use) === null) return false;
  const { node, name } = definition;
  const isPlain = !childrenOf(tree, node).some((child) =>
    /^(async|\*|type_predicate_annotation|asserts_annotation)$/.test(kindOf(tree, child)),
  );
  return isPlain && mentions(source.text.slice(tree.start[value]!, tree.end[value]!), name) === 0;
}

/** The member expression that names a method outside of it, or null. */
function memberUsed(document: SyntaxDocument, definition: Definition): number | null {
  const { lexemes, tree, source } = document;
  const own = ownSpan(document, definition);
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    const [start, end] = [lexemes.start[lexeme]!, lexemes.end[lexeme]!];
    if (isIn(own, start) || source.text.slice(start, end) !== definition.name) continue;
    const member = tree.parent[lexemes.node[lexeme]!]!;
    const field = kindOf(tree, member) === 'attribute' ? 'attribute' : 'property';
    return member > 0 && childOfField(tree, member, field) === lexemes.node[lexeme] ? member : null;
  }
  return null;
}

function ownSpan({ lexemes }: SyntaxDocument, { unit }: Definition): Span {
  return { start: lexemes.start[unit.firstLexeme]!, end: lexemes.end[unit.endLexeme - 1]! };
}

function isIn({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset < end;
}
