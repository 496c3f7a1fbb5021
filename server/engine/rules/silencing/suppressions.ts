import type { Side } from '../../edit/alignment';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';
import { runOf, type LexemeRun } from '../shared/changesAt';

/** What turns a checker off at a place. */
export interface Suppression {
  readonly form: string;
  readonly run: LexemeRun;
  /** With what it is written in, such as parentheses: what goes along when it is taken back. */
  readonly whole: LexemeRun;
}

/** By form: how a comment says it. Python's may follow another remark on the line, the others start a line. */
const REMARKS: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['noqa', /#\s*((flake8|ruff):\s*)?noqa\b/i],
  ['type-ignore', /#\s*(type:\s*ignore|pyright:\s*ignore|mypy:\s*(ignore-errors|disable-error-code))\b/],
  ['pylint', /#\s*pylint:\s*(disable|skip-file)/],
  ['nosec', /#\s*nosec\b/i],
  ['ts-ignore', /^[/*\s{]*@ts-(ignore|nocheck)\b/m],
  ['ts-expect-error', /^[/*\s{]*@ts-expect-error\b/m],
  ['eslint-disable', /^[/*\s{]*eslint-disable/m],
  ['biome-ignore', /^[/*\s{]*biome-ignore/m],
  ['tslint-disable', /^[/*\s{]*tslint:disable/m],
];

/** All of a text, those in comments and those of types. */
export function suppressionsIn(side: Side, other: Side): Suppression[] {
  const { document } = side;
  return document.language === null ? [] : [...remarksIn(side, other), ...typesIn(side)];
}

function remarksIn({ document, pair }: Side, other: Side): Suppression[] {
  const found: Suppression[] = [];
  for (let lexeme = 0; lexeme < document.lexemes.count; lexeme += 1) {
    if (document.lexemes.comment[lexeme] === 0) continue;
    const twin = pair[lexeme]!;
    if (twin !== -1 && document.lexemes.id[lexeme] === other.document.lexemes.id[twin]) continue;
    const text = lexemeText(document, lexeme);
    for (const [form, pattern] of REMARKS) {
      if (!belongsTo(document, form) || !pattern.test(text)) continue;
      // Other words around the same suppression.
      if (twin !== -1 && pattern.test(lexemeText(other.document, twin))) continue;
      const run = { first: lexeme, end: lexeme + 1 };
      found.push({ form, run, whole: run });
    }
  }
  return found;
}

const PYTHON = new Set(['noqa', 'type-ignore', 'pylint', 'nosec']);

function belongsTo({ language }: SyntaxDocument, form: string): boolean {
  return PYTHON.has(form) === (language!.family === 'python');
}

function lexemeText({ lexemes, source }: SyntaxDocument, lexeme: number): string {
  return source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
}

/** `as any`, `: any` and `cast(Any, ...)` in statements that both texts have: in new code they are how it was typed. */
function typesIn(side: Side): Suppression[] {
  const { document, owner, unitPair } = side;
  const { tree, lexemes } = document;
  const found: Suppression[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const form = formOfType(document, node);
    if (form === null || unitPair[owner[lexemes.first[node]!]!] === -1) continue;
    const own = runOf(document, node);
    const run = form === 'as-any' ? { first: own.first - 1, end: own.end } : own;
    found.push({ form, run, whole: form === 'as-any' ? wholeOf(document, node) : run });
  }
  return found;
}

function formOfType(document: SyntaxDocument, node: number): string | null {
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (kind === 'call') return isCastToAny(document, node) ? 'cast-any' : null;
  if (kind === 'type_annotation') {
    const [type] = namedChildrenOf(tree, node);
    return type !== undefined && isAny(document, type) && !isCaught(document, node) ? 'any' : null;
  }
  return isAny(document, node) && kindOf(tree, tree.parent[node]!) === 'as_expression' ? 'as-any' : null;
}

function isAny(document: SyntaxDocument, node: number): boolean {
  return kindOf(document.tree, node) === 'predefined_type' && textOf(document, node) === 'any';
}

/** `catch (error: any)`: there is no other type to give. */
function isCaught({ tree }: SyntaxDocument, annotation: number): boolean {
  return kindOf(tree, tree.parent[annotation]!) === 'catch_clause';
}

function isCastToAny(document: SyntaxDocument, call: number): boolean {
  const { tree } = document;
  const called = childOfField(tree, call, 'function');
  const list = childOfField(tree, call, 'arguments');
  if (called === null || list === null || !/^(\w+\.)?cast$/.test(textOf(document, called))) return false;
  const [type] = namedChildrenOf(tree, list);
  return type !== undefined && /^(\w+\.)?Any$/.test(textOf(document, type));
}

/** A value with `as any` behind it, and the parentheses around both. */
function wholeOf(document: SyntaxDocument, type: number): LexemeRun {
  const { tree } = document;
  const cast = tree.parent[type]!;
  const around = tree.parent[cast]!;
  return runOf(document, kindOf(tree, around) === 'parenthesized_expression' ? around : cast);
}
