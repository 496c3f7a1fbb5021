import type { Change, FileReport, Finding, Range } from '../engine/report';
import { touches } from './ranges';

/** The findings that are to be shown. */
export function shownFindings(report: FileReport | null): readonly Finding[] {
  return report?.findings.filter(({ suppressed }) => suppressed === null) ?? [];
}

export function findingsAt(report: FileReport | null, place: Range): readonly Finding[] {
  return shownFindings(report).filter(({ ranges }) => ranges.some((range) => touches(range, place)));
}

/** The changes that a finding is about. */
export function subjectOf(report: FileReport, { subject }: Finding): readonly Change[] {
  return report.changes.filter(({ id }) => subject.includes(id));
}

/** Where *before* shows what a finding is about. */
export function originalsOf({ evidence }: Finding, report: FileReport): readonly Range[] {
  return evidence
    .filter(({ side, path }) => side === 'before' && path === report.path)
    .map(({ range }) => range);
}
