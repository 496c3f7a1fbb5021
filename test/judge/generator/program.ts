import type { Span } from '../../../server/engine/edit/model';
import type { Parse } from '../../../server/engine/syntax/document';
import type { LanguageDescriptor } from '../../../server/engine/syntax/language';
import { languageOf } from '../../../server/engine/syntax/languages';
import { fieldOf, kindOf, type SyntaxTree } from '../../../server/engine/syntax/syntaxTree';
import { malformations } from '../../../server/engine/syntax/wellFormed';

/** A program to edit. Its text has `\n` line ends and no byte order mark. */
export interface Program {
  readonly text: string;
  readonly language: LanguageDescriptor;
  readonly isPython: boolean;
  readonly tree: SyntaxTree;
  /** Where edits are made. */
  readonly focus: Span;
  /** One step of indentation. */
  readonly step: string;
}

/** Null if the text is of no known language or does not parse. */
export function readProgram(path: string, text: string, parse: Parse): Program | null {
  const language = languageOf(path);
  if (language === null || text.includes('\r')) return null;
  const tree = parse(language, text);
  if (!isWellFormed(tree, text, language)) return null;
  const isPython = language.family === 'python';
  return { text, language, isPython, tree, focus: { start: 0, end: text.length }, step: stepOf(text) };
}

export function parses(path: string, text: string, parse: Parse): boolean {
  const language = languageOf(path)!;
  return isWellFormed(parse(language, text), text, language);
}

function isWellFormed(tree: SyntaxTree, text: string, language: LanguageDescriptor): boolean {
  return tree.errors.length === 0 && malformations(tree, text, language).length === 0;
}

function stepOf(text: string): string {
  const lead = /^(\t|(?: {2}){1,2})(?=[^\s*])/m.exec(text)?.[1];
  return lead ?? '    ';
}

/** Nodes in focus of the given kinds, in preorder, none of them inside a string or a comment. */
export function nodesOf({ tree, language, focus }: Program, ...kinds: readonly string[]): number[] {
  const wanted = new Set(kinds);
  const found: number[] = [];
  let node = 0;
  while (node < tree.size) {
    const kind = kindOf(tree, node);
    if (wanted.has(kind) && tree.start[node]! >= focus.start && tree.end[node]! <= focus.end) {
      found.push(node);
    }
    node = language.atoms.has(kind) || language.comments.has(kind) ? tree.next[node]! : node + 1;
  }
  return found;
}

export function spanOf({ tree }: Program, node: number): Span {
  return { start: tree.start[node]!, end: tree.end[node]! };
}

export function textOf({ tree, text }: Program, node: number): string {
  return text.slice(tree.start[node], tree.end[node]);
}

export function kind({ tree }: Program, node: number): string {
  return kindOf(tree, node);
}

export function field({ tree }: Program, node: number): string | null {
  return fieldOf(tree, node);
}

export function isComment({ tree, language }: Program, node: number): boolean {
  return language.comments.has(kindOf(tree, node));
}

/** The innermost function around a node, or -1. */
export function functionAround({ tree, language }: Program, node: number): number {
  let at = tree.parent[node]!;
  while (at !== -1 && !language.functions.has(kindOf(tree, at))) at = tree.parent[at]!;
  return at;
}

/** The same with names that are a property's as well: `{ name }`. */
export function namesIn(program: Program, node: number): number[] {
  const found: number[] = [];
  for (let inner = node; inner < program.tree.next[node]!; inner += 1) {
    if (/^(identifier|shorthand_property_identifier(_pattern)?)$/.test(kindOf(program.tree, inner)))
      found.push(inner);
  }
  return found;
}

/** Identifiers at and below a node, also those inside template and format strings. */
export function identifiersIn(program: Program, node: number): number[] {
  const found: number[] = [];
  for (let inner = node; inner < program.tree.next[node]!; inner += 1) {
    if (kindOf(program.tree, inner) === 'identifier') found.push(inner);
  }
  return found;
}
