import type { NodeReader } from './nodeReader';

/** A string literal without its quotes. */
export interface StringParts {
  readonly prefix: string;
  /** Offsets of the content and of the closing quotes. */
  readonly start: number;
  readonly end: number;
}

export function stringPartsOf(reader: NodeReader, node: number): StringParts {
  const opening = reader.text(node + 1);
  const prefix = opening.replace(/['"]+$/, '');
  return {
    prefix,
    start: reader.tree.end[node + 1]!,
    // The grammar gives a raw string of nothing but escapes to the node of the closing quotes.
    end: reader.tree.end[node]! - (opening.length - prefix.length),
  };
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\n': '',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const ESCAPE = /\\(?:([0-7]{1,3})|x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|N\{([^}]*)\}|([\s\S]))/g;

/**
 * What a literal's content stands for. A character given by its Unicode name stays a name: the names are not
 * known here, so it does not equal the character itself.
 */
export function decoded(content: string, prefix: string): string {
  if (/r/i.test(prefix) || !content.includes('\\')) return content;
  const isBytes = /b/i.test(prefix);
  return content.replace(ESCAPE, (escape: string, ...groups: (string | undefined)[]) => {
    const [octal, hexadecimal, short, long, name, simple] = groups;
    if (octal !== undefined) return String.fromCharCode(parseInt(octal, 8));
    if (hexadecimal !== undefined) return String.fromCharCode(parseInt(hexadecimal, 16));
    if (simple !== undefined) return SIMPLE_ESCAPES[simple] ?? escape;
    if (isBytes) return escape;
    if (name !== undefined) return `\\N{${name.toUpperCase()}}`;
    return codePoint(parseInt(short ?? long!, 16)) ?? escape;
  });
}

function codePoint(code: number): string | null {
  return code <= 0x10ffff ? String.fromCodePoint(code) : null;
}
