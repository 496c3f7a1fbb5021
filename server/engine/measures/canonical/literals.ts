import { Level } from './precedence';
import type { NodeReader } from './nodeReader';
import { decoded, stringPartsOf } from './strings';

/** Tokens of an expression inside a string, joined. */
export type Render = (node: number, level: number) => string;

/**
 * One token for a string literal or several in a row: its kind and its value, whatever its quotes and escapes.
 * The expressions in an f-string are written in canonical form themselves.
 */
export function stringToken(reader: NodeReader, node: number, render: Render): string {
  const literals = reader.kind(node) === 'concatenated_string' ? reader.named(node) : [node];
  const prefixes = literals.map((literal) => stringPartsOf(reader, literal).prefix);
  if (prefixes.some((prefix) => /f/i.test(prefix))) {
    return `f'${literals.map((literal) => formattedContent(reader, literal, render)).join('')}'`;
  }
  const value = literals.map((literal) => plainContent(reader, literal)).join('');
  if (prefixes.some((prefix) => /b/i.test(prefix))) return `b'${value}'`;
  if (isDocstring(reader, node)) return `"""${value}"""`;
  return prefixes[0]!.startsWith('u') ? `u'${value}'` : `'${value}'`;
}

function plainContent(reader: NodeReader, literal: number): string {
  const { prefix, start, end } = stringPartsOf(reader, literal);
  return decoded(reader.source.slice(start, end), prefix);
}

function formattedContent(reader: NodeReader, literal: number, render: Render): string {
  const { prefix, start, end } = stringPartsOf(reader, literal);
  if (!/f/i.test(prefix)) return withBraces(plainContent(reader, literal));
  return formatted(reader, literal, prefix, start, end, render);
}

/** Text with fields in it, from `start` to `end`; the fields are children of `node`. */
function formatted(
  reader: NodeReader,
  node: number,
  prefix: string,
  start: number,
  end: number,
  render: Render,
): string {
  const { tree, source } = reader;
  let content = '';
  let at = start;
  for (const field of reader.children(node)) {
    if (!/^(interpolation|format_expression)$/.test(reader.kind(field))) continue;
    content += literalText(source.slice(at, tree.start[field]!)) + fieldText(reader, field, prefix, render);
    at = tree.end[field]!;
  }
  return content + literalText(source.slice(at, end));

  function literalText(text: string): string {
    return withBraces(decoded(text.replaceAll('{{', '{').replaceAll('}}', '}'), prefix));
  }
}

function withBraces(text: string): string {
  return text.replaceAll('{', '{{').replaceAll('}', '}}');
}

/** `{expression!conversion:format}`. `{x=}` is the text `x=` and the field `{x!r}`. */
function fieldText(reader: NodeReader, field: number, prefix: string, render: Render): string {
  const { tree, source } = reader;
  const expression = reader.field(field, 'expression')!;
  const conversion = reader.field(field, 'type_conversion');
  const format = reader.field(field, 'format_specifier');
  const isLabelled = reader.children(field).some((child) => reader.kind(child) === '=');
  const labelEnd = tree.start[conversion ?? format ?? tree.next[field]! - 1]!;
  const label = isLabelled ? withBraces(source.slice(tree.start[field]! + 1, labelEnd)) : '';
  const isShown = isLabelled && conversion === null && format === null;
  const converted = conversion === null ? (isShown ? '!r' : '') : reader.text(conversion);
  // Plain text in a format has no node, so that the closing brace tells where it ends.
  const formatEnd = tree.end[field]! - 1;
  const specified =
    format === null
      ? ''
      : `:${formatted(reader, format, prefix, tree.start[format]! + 1, formatEnd, render)}`;
  return `${label}{${render(expression, Level.or)}${converted}${specified}}`;
}

/** First statement of a module, class or function. */
function isDocstring(reader: NodeReader, node: number): boolean {
  const { tree } = reader;
  let statement = tree.parent[node]!;
  while (reader.kind(statement) === 'parenthesized_expression') statement = tree.parent[statement]!;
  if (reader.kind(statement) !== 'expression_statement' || reader.hasComma(statement)) return false;
  const body = tree.parent[statement]!;
  if (reader.named(body)[0] !== statement) return false;
  return body === 0 || /^(function|class)_definition$/.test(reader.kind(tree.parent[body]!));
}
