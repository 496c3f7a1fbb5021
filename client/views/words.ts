import * as vscode from 'vscode';
import type { Baseline, FileReport, Part, TargetProgress } from '../../server/protocol';

/** `12 of 85 tokens differ` */
export function distanceInWords({ measures }: FileReport): string {
  const { before, after, distance, exact } = measures.tokenDistance.raw;
  const all = Math.max(before, after);
  if (!exact) return vscode.l10n.t('at most {0} of {1} tokens differ', distance, all);
  return distance === 1
    ? vscode.l10n.t('1 of {0} tokens differs', all)
    : vscode.l10n.t('{0} of {1} tokens differ', distance, all);
}

/** The parts that have a name of their own: `layout, comment`. Plain edits show in the distance. */
export function partsInWords({ parts }: FileReport): string {
  const plain: readonly string[] = ['remainder', 'insertion', 'deletion', 'replacement'] satisfies (
    Part | 'remainder'
  )[];
  return Object.keys(parts)
    .filter((part) => !plain.includes(part))
    .join(', ');
}

export function findingsInWords({ findings }: FileReport): string {
  return countInWords(findings.filter(({ suppressed }) => suppressed === null).length);
}

export function countInWords(findings: number): string {
  if (findings === 0) return vscode.l10n.t('no findings');
  return findings === 1 ? vscode.l10n.t('1 finding') : vscode.l10n.t('{0} findings', findings);
}

export function comparedWith({ label }: Baseline): string {
  return vscode.l10n.t('Compared with {0}', label);
}

/** `3 of 5 gone` */
export function progressInWords({ gone, sites }: TargetProgress): string {
  return vscode.l10n.t('{0} of {1} gone', gone, sites);
}
