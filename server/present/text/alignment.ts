import type { AlignedStatement, StatementFate } from '../../engine/describe/alignedStatements';
import type { Style } from './style';
import { harmless } from '../visible';

const MARKS: Readonly<Record<StatementFate, string>> = {
  same: '=',
  edited: '~',
  moved: '>',
  deleted: '-',
  inserted: '+',
  'put around': '{',
  'taken from around': '}',
};

/** The pairing of statements, a row each: its fate, the line before, the line after, the statement. */
export function alignmentRows(statements: readonly AlignedStatement[], { colors }: Style): string[] {
  const width = Math.max(3, ...statements.map(({ beforeLine, afterLine }) => digits(beforeLine, afterLine)));
  const fateWidth = Math.max(...Object.keys(MARKS).map((fate) => fate.length));
  const number = (line: number | null): string => (line === null ? '' : String(line + 1)).padStart(width);
  return statements.map(({ fate, beforeLine, afterLine, depth, text }) => {
    const row = `${MARKS[fate]} ${fate.padEnd(fateWidth)} ${number(beforeLine)} ${number(afterLine)}  `;
    const code = `${'  '.repeat(depth)}${harmless(text)}`;
    return fate === 'same' ? colors.dim(row + code) : row + code;
  });
}

function digits(before: number | null, after: number | null): number {
  return String(Math.max(before ?? 0, after ?? 0) + 1).length;
}
