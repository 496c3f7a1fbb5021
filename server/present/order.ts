import { LEVELS, type FileReport, type Finding, type Report } from '../engine/report';
import type { ReportView } from './view';

export interface Placed {
  readonly file: FileReport;
  readonly finding: Finding;
}

/** Files with the findings about the set that point at them first: these formats show findings by file. */
export function filesWithSetFindings({ files, findings }: Report): readonly FileReport[] {
  if (findings.length === 0) return files;
  return files.map((file) => {
    const own = findings.filter(
      ({ evidence, ranges }) => evidence[0]?.path === file.path && ranges.length > 0,
    );
    return own.length === 0 ? file : { ...file, findings: [...file.findings, ...own] };
  });
}

/** Findings that count, of a file in the order of its report. */
export function shownFindings({ findings }: FileReport): readonly Finding[] {
  return findings.filter(({ suppressed }) => suppressed === null);
}

/** All that count, gravest first, of equals in the order of the report. */
export function gravestFirst({ report }: ReportView): readonly Placed[] {
  const all = filesWithSetFindings(report).flatMap((file) =>
    shownFindings(file).map((finding) => ({ file, finding })),
  );
  return all.sort((one, other) => LEVELS.indexOf(other.finding.level) - LEVELS.indexOf(one.finding.level));
}

/** One-based lines of the finding's main range: a range that ends before the first column stops a line earlier. */
export function mainLines({ ranges }: Finding): { readonly first: number; readonly last: number } {
  const { start, end } = ranges[0]!;
  const last = end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
  return { first: start.line + 1, last: last + 1 };
}
