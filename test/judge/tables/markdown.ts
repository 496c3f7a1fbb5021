import type { Share } from '../counting/counts';

/** A Markdown table, columns padded so that it can be read as text too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** `4.2 % [2.1-8.0] 8/190` */
export function percent({ part, whole, low, high }: Share): string {
  if (whole === 0) return '-';
  const figure = (value: number): string => (100 * value).toFixed(1);
  return `${figure(part / whole)} % [${figure(low)}-${figure(high)}] ${part}/${whole}`;
}
