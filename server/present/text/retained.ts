import type { ReferenceFigures, TargetProgress } from '../../engine/report';
import { count } from '../words';

/** "3 of 5 sites gone, 1 commented out, 1 kept behind a guard; 2 lines too many removed". */
export function progressLine(progress: TargetProgress): string {
  const { sites, gone, commented, disabled, guarded, kept, extraLines } = progress;
  const parts = [
    `${gone} of ${count(sites, 'site')} gone`,
    ...(commented > 0 ? [`${commented} commented out`] : []),
    ...(disabled > 0 ? [`${disabled} switched off`] : []),
    ...(guarded > 0 ? [`${guarded} kept behind a guard`] : []),
    ...(kept > 0 ? [`${kept} kept`] : []),
  ];
  const extra = extraLines === 0 ? '' : `; ${count(extraLines, 'line')} too many removed`;
  return parts.join(', ') + extra;
}

export function referenceLine(reference: ReferenceFigures): string {
  const { common, wanted, removed, sizeRatio, excessTokens, strategy, compliance } = reference;
  return [
    `against the reference: ${common} of ${wanted} lines deleted, ${removed} in all`,
    ...(sizeRatio === null ? [] : [`size ${sizeRatio.toFixed(2)}`]),
    `excess ${excessTokens} tokens`,
    ...(strategy === null ? [] : [strategy]),
    ...(compliance === null ? [] : [`${compliance.outcome} (${compliance.mechanism})`.replaceAll('_', ' ')]),
  ].join(' · ');
}
