import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';
import { bodyOf, type Definition } from './definitions';
import { runOf, type LexemeRun } from './changesAt';

/** A call of a new function, and the code of before that stood where it stands. */
export interface Extraction {
  readonly call: LexemeRun;
  readonly stood: LexemeRun;
}

/**
 * What a new function was made of, if it is one expression that stood word for word where its call stands now: its
 * parameters are what the call passes.
 */
export function extractionOf(edit: Edit, definition: Definition, name: number): Extraction | null {
  const { before, after } = edit.pair;
  const call = callOf(after, name);
  const value = call === null ? null : valueOf(after, definition);
  if (call === null || value === null) return null;
  const passed = passedBy(after, definition.node, call);
  const stood = stoodAt(edit, runOf(after, call));
  if (passed === null || stood === null) return null;
  const words = wordsIn(after, runOf(after, value)).map((word) => passed.get(word) ?? word);
  const original = wordsIn(before, stood);
  const isSame = words.length === original.length && words.every((word, index) => word === original[index]);
  return isSame && words.length > 1 ? { call: runOf(after, call), stood } : null;
}

/** The call that a name is the function of. */
export function callOf({ tree }: SyntaxDocument, name: number): number | null {
  const call = tree.parent[name]!;
  const isCall = call > 0 && /^call(_expression)?$/.test(kindOf(tree, call));
  return isCall && childOfField(tree, call, 'function') === name ? call : null;
}

/** The value of a function that does nothing but return it. */
export function valueOf(document: SyntaxDocument, definition: Definition): number | null {
  const { tree, language } = document;
  const body = bodyOf(document, definition);
  if (body === null) return null;
  if (!/^(block|statement_block)$/.test(kindOf(tree, body))) return body;
  const statements = namedChildrenOf(tree, body).filter(
    (child) => !language!.comments.has(kindOf(tree, child)) && !isDocstring(document, child),
  );
  const [only] = statements;
  if (only === undefined || statements.length > 1 || kindOf(tree, only) !== 'return_statement') return null;
  return namedChildrenOf(tree, only)[0] ?? null;
}

function isDocstring({ tree }: SyntaxDocument, statement: number): boolean {
  const [inner] = namedChildrenOf(tree, statement);
  return (
    kindOf(tree, statement) === 'expression_statement' &&
    inner !== undefined &&
    kindOf(tree, inner) === 'string'
  );
}

/** By parameter, the word that a call passes for it; null where that is more than a word, or not told by its place. */
function passedBy(
  document: SyntaxDocument,
  definition: number,
  call: number,
): ReadonlyMap<string, string> | null {
  const { tree } = document;
  const list = childOfField(tree, definition, 'parameters');
  const handed = childOfField(tree, call, 'arguments');
  if (list === null || handed === null || kindOf(tree, handed) === 'generator_expression') return null;
  const parameters = namedChildrenOf(tree, list).map((parameter) => nameOf(document, parameter));
  const words = namedChildrenOf(tree, handed);
  if (parameters.length !== words.length || parameters.includes(null)) return null;
  if (
    words.some(
      (word) => !/^(identifier|integer|float|number|string|none|null|true|false)$/.test(kindOf(tree, word)),
    )
  )
    return null;
  return new Map(parameters.map((parameter, index) => [parameter!, textOf(document, words[index]!)]));
}

function nameOf(document: SyntaxDocument, parameter: number): string | null {
  const { tree } = document;
  const kind = kindOf(tree, parameter);
  if (kind === 'identifier') return textOf(document, parameter);
  if (!/^(typed|required)_parameter$/.test(kind)) return null;
  const [name] = namedChildrenOf(tree, parameter);
  return name !== undefined && kindOf(tree, name) === 'identifier' ? textOf(document, name) : null;
}

/** The lexemes of before that stood where a run of after stands, between the same neighbours in the same statement. */
function stoodAt({ alignment, pair }: Edit, { first, end }: LexemeRun): LexemeRun | null {
  const { owner, unitPair, pair: other } = alignment.after;
  const unit = pair.after.units[owner[first]!]!;
  const was = pair.before.units[unitPair[unit.index] ?? -1];
  if (was === undefined || owner[end - 1] !== unit.index) return null;
  const from = first === unit.firstLexeme ? was.firstLexeme - 1 : other[first - 1]!;
  const to = end === unit.endLexeme ? was.endLexeme : other[end]!;
  const isUnpaired = (first > unit.firstLexeme && from === -1) || to === -1;
  return isUnpaired || to <= from + 1 ? null : { first: from + 1, end: to };
}

function wordsIn({ lexemes, source }: SyntaxDocument, { first, end }: LexemeRun): string[] {
  const words: string[] = [];
  for (let lexeme = first; lexeme < end; lexeme += 1)
    if (lexemes.comment[lexeme] === 0)
      words.push(source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!));
  return words;
}
