import { differs } from '../engine/checkSet';
import { LEVELS, type Level, type Report } from '../engine/report';
import { harmless } from './visible';
import { count, list, signed } from './words';

/** The whole report in one sentence. */
export function reportSentence({ files, baseline, totals }: Report): string {
  const label = harmless(baseline.label);
  const against = baseline.revision === '' ? label : `${label} (${baseline.revision.slice(0, 7)})`;
  const compared = files.filter((file) => file.skipped === null && differs(file));
  if (compared.length === 0) return `Nothing that can be compared differs from ${against}.`;
  const differ = compared.length === 1 ? '1 file differs' : `${compared.length} files differ`;
  const isExact = compared.every((file) => file.measures.tokenDistance.raw.exact);
  const distance = `${isExact ? '' : 'at most '}${count(totals.tokenDistance, 'token')} of edit distance`;
  const complexity = `complexity ${signed(totals.addedComplexity)}`;
  const accepted = totals.accepted === 0 ? '' : `, ${totals.accepted} accepted`;
  return `${differ} from ${against}: ${findings(totals.findings)}${accepted}, ${distance}, ${complexity}.`;
}

function findings(byLevel: Report['totals']['findings']): string {
  const levels = [...LEVELS].reverse().filter((level): level is Exclude<Level, 'off'> => level !== 'off');
  const present = levels.filter((level) => byLevel[level] > 0);
  const total = present.reduce((sum, level) => sum + byLevel[level], 0);
  if (total === 0) return 'no findings';
  return `${count(total, 'finding')} (${list(present.map((level) => amount(byLevel[level], level)))})`;
}

function amount(number: number, level: Exclude<Level, 'off'>): string {
  return level === 'information' ? `${number} information` : count(number, level);
}
