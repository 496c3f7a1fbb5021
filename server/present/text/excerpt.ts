import type { FileReport, Finding } from '../../engine/report';
import { excerptRows, type ExcerptRow } from '../excerpt';
import type { ReportView } from '../view';
import type { Style } from './style';

const GUTTER = 4;

/** The lines a finding is about, with their numbers. */
export function excerpt(
  finding: Finding,
  file: FileReport,
  view: ReportView,
  { colors }: Style,
): readonly string[] {
  const paint = { '-': colors.red, '+': colors.green, ' ': (text: string) => text };
  return excerptRows(finding, file, view).map((row) => {
    const { sign, text, note } = row;
    if (note !== null) return `  ${gutter(row)}  ${text}  ${colors.dim(`(${note})`)}`;
    return paint[sign](`${sign} ${gutter(row)}  ${text}`.trimEnd());
  });
}

function gutter({ line }: ExcerptRow): string {
  return line === null ? ' '.repeat(GUTTER) : String(line + 1).padStart(GUTTER);
}
