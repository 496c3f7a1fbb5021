import type { FileReport, Finding } from '../report';

/** The file that a finding is about. */
export type AcceptedPlace = Pick<FileReport, 'path' | 'previousPath'>;

/** Tells why a finding is accepted, in words, or null. */
export type Acceptor = (finding: Finding, place: AcceptedPlace) => string | null;

/** The report with what is accepted marked so; the first reason counts. A finding is never taken away. */
export function acceptFindings(file: FileReport, acceptors: readonly Acceptor[]): FileReport {
  if (file.findings.length === 0) return file;
  return { ...file, findings: file.findings.map((finding) => acceptFinding(finding, file, acceptors)) };
}

export function acceptFinding(
  finding: Finding,
  place: AcceptedPlace,
  acceptors: readonly Acceptor[],
): Finding {
  if (finding.suppressed !== null) return finding;
  for (const reasonOf of acceptors) {
    const reason = reasonOf(finding, place);
    if (reason !== null) return { ...finding, suppressed: reason };
  }
  return finding;
}
