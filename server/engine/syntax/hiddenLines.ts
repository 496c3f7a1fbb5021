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
    const hides = language.comments.has(kind) || (kind === 'expression_statement' && isString(node));
    if (!hides) continue;
    let at = tree.start[node]!;
    for (const line of text.slice(at, tree.end[node]).split('\n')) {
      const content = withoutMarkers(line);
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

function withoutMarkers(line: string): string {
  return line
    .trim()
    .replace(/^(#+|\/\/+|\/\*+|\*(?!\/)|r?"""|r?'''|`|\{\/\*)\s?/, '')
    .replace(/(\*\/\}?|"""|'''|`)\s*;?$/, '')
    .trim()
    .replace(/\s+/g, ' ');
}
