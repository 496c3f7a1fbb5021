import { kindOf, namedChildrenOf } from './syntaxTree';
import type { ParsedText } from './disabled';

/** A line inside a comment or a string that stands alone, without its markers. */
export interface HiddenLine {
  readonly text: string;
  /** Offsets of the line's content in the file. */
  readonly start: number;
  readonly end: number;
}

/** What comments and strings that stand alone say, line by line, runs of blanks reduced to one. */
export function hiddenLines({ text, tree, language }: ParsedText): readonly HiddenLine[] {
  const lines: HiddenLine[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const kind = kindOf(tree, node);
    const isComment = language.comments.has(kind);
    const hides = isComment || (kind === 'expression_statement' && isString(node));
    if (!hides) continue;
    let at = tree.start[node]!;
    for (const line of text.slice(at, tree.end[node]).split('\n')) {
      const content = isComment ? commented(line) : quoted(line);
      if (content !== '') lines.push({ text: content, start: at, end: at + line.length });
      at += line.length + 1;
    }
  }
  return lines;

  function isString(statement: number): boolean {
    const inner = namedChildrenOf(tree, statement);
    return inner.length === 1 && /^(string|template_string)$/.test(kindOf(tree, inner[0]!));
  }
}

/** A line of a comment without the comment's marks, and without a remark that stood behind the code. */
function commented(line: string): string {
  const inner = line
    .trim()
    .replace(/^(#+|\/\/+|\/\*+|\*(?!\/)|\{\/\*)\s?/, '')
    .replace(/\*\/\}?\s*;?$/, '');
  const remark = /\s(#|\/\/)\s/g;
  for (let at = remark.exec(inner); at !== null; at = remark.exec(inner)) {
    const code = inner.slice(0, at.index);
    if ((code.match(/["'`]/g) ?? []).length % 2 === 0) return collapsed(code);
  }
  return collapsed(inner);
}

function quoted(line: string): string {
  return collapsed(
    line
      .trim()
      .replace(/^(r?"""|r?'''|`)\s?/, '')
      .replace(/("""|'''|`)\s*;?$/, ''),
  );
}

function collapsed(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
