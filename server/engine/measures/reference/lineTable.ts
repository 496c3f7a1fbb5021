import type { Parse } from '../../syntax/document';
import { ATOM, CLASS, COMMENT, ENVELOPE, FUNCTION, kindTable } from '../../syntax/kindTable';
import type { LanguageDescriptor } from '../../syntax/language';
import { lineAt, sourceText, type SourceText } from '../../syntax/sourceText';
import { childOfField, kindOf, type SyntaxTree } from '../../syntax/syntaxTree';

/** A text as the measures with a reference read it: line by line, whether or not it parses. */
export interface LineTable {
  readonly source: SourceText;
  /** Without the empty line behind the final newline. */
  readonly lines: readonly string[];
  /** Both ends stripped. */
  readonly stripped: readonly string[];
  /** Without comments, ends stripped, inner runs of blanks outside strings reduced to one. */
  readonly normalised: readonly string[];
  /** Qualified name of the innermost function or class of each line, '' for the module. */
  readonly scopes: readonly string[];
}

/** @param language null where no grammar is known: then every line is of the module and comments are code */
export function lineTable(raw: string, language: LanguageDescriptor | null, parse: Parse): LineTable {
  const source = sourceText(raw);
  const lines = source.text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  const tree = language === null ? null : parse(language, source.text);
  return {
    source,
    lines,
    stripped: lines.map((line) => line.trim()),
    normalised: tree === null ? lines.map(collapsed) : normalisedLines(source, lines, tree, language!),
    scopes: tree === null ? lines.map(() => '') : lineScopes(source, lines.length, tree, language!),
  };
}

/** Whether a line says something: not blank, not only a comment, not only brackets and delimiters. */
export function isCodeLine({ normalised }: LineTable, line: number): boolean {
  return /[\p{L}\p{N}_"'`]/u.test(normalised[line]!);
}

function collapsed(line: string): string {
  return line.trim().replace(/\s+/g, ' ');
}

function normalisedLines(
  source: SourceText,
  lines: readonly string[],
  tree: SyntaxTree,
  language: LanguageDescriptor,
): string[] {
  const kinds = kindTable(tree.kindNames, language);
  const { text, lineStarts } = source;
  const written: string[] = lines.map(() => '');
  let at = 0;
  for (let node = 0; node < tree.size;) {
    const bits = kinds[tree.kindIds[node]!]!;
    if ((bits & (COMMENT | ATOM)) === 0) {
      node += 1;
      continue;
    }
    write(at, tree.start[node]!, (part) => part.replace(/\s+/g, ' '));
    write(tree.start[node]!, tree.end[node]!, (bits & COMMENT) !== 0 ? () => ' ' : (part) => part);
    at = tree.end[node]!;
    node = tree.next[node]!;
  }
  write(at, text.length, (part) => part.replace(/\s+/g, ' '));
  return written.map((line) => line.trim());

  function write(from: number, to: number, form: (part: string) => string): void {
    for (let start = from; start < to;) {
      const line = lineAt(source, start);
      const end = Math.min(to, lineStarts[line + 1] ?? text.length);
      if (line < written.length) written[line] += form(text.slice(start, end).replace(/\n$/, ''));
      start = end;
    }
  }
}

function lineScopes(
  source: SourceText,
  count: number,
  tree: SyntaxTree,
  language: LanguageDescriptor,
): string[] {
  const kinds = kindTable(tree.kindNames, language);
  const scopes: string[] = new Array<string>(count).fill('');
  const open: { name: string; end: number }[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const bits = kinds[tree.kindIds[node]!]!;
    if ((bits & (FUNCTION | CLASS)) === 0) continue;
    while (open.length > 0 && open[open.length - 1]!.end <= node) open.pop();
    const own = nameOf(node);
    if (own === null) continue;
    const outer = open[open.length - 1];
    const name = outer === undefined ? own : `${outer.name}.${own}`;
    open.push({ name, end: tree.next[node]! });
    const above = tree.parent[node]!;
    const first = above > 0 && (kinds[tree.kindIds[above]!]! & ENVELOPE) !== 0 ? above : node;
    const last = lineAt(source, Math.max(tree.end[node]! - 1, tree.start[first]!));
    for (let line = lineAt(source, tree.start[first]!); line <= last && line < count; line += 1)
      scopes[line] = name;
  }
  return scopes;

  /** A named function, or one that a variable, property or key names; expression-bodied arrows are no scopes. */
  function nameOf(node: number): string | null {
    const own = childOfField(tree, node, 'name');
    if (own !== null) return source.text.slice(tree.start[own]!, tree.end[own]!);
    const body = childOfField(tree, node, 'body');
    if (body === null || kindOf(tree, body) !== 'statement_block') return null;
    const parent = tree.parent[node]!;
    const named = ['name', 'left', 'key', 'property']
      .map((field) => childOfField(tree, parent, field))
      .find((child) => child !== null && child !== node);
    return named === undefined || named === null
      ? null
      : source.text.slice(tree.start[named]!, tree.end[named]!);
  }
}
