import type { Measures, TokenDistance } from '../../engine/report';
import { count, signed } from '../words';

/** The file's measures in one line. */
export function measuresLine({ tokenDistance, cognitiveComplexity, lines }: Measures): string {
  const { raw, canonical } = tokenDistance;
  const figures = [distance(raw)];
  if (canonical !== undefined && canonical.distance !== raw.distance)
    figures.push(`${canonical.distance} without layout and spelling`);
  if (cognitiveComplexity !== null) {
    const { before, after, added } = cognitiveComplexity;
    figures.push(
      added === 0 ? `complexity ${after} as before` : `complexity ${signed(added)} (${before} to ${after})`,
    );
  }
  figures.push(`lines +${lines.added} -${lines.deleted}`);
  return figures.join(' · ');
}

function distance({ before, after, distance: tokens, normalized, exact }: TokenDistance): string {
  const share = normalized.toFixed(3);
  return `distance ${exact ? '' : 'at most '}${count(tokens, 'token')} of ${Math.max(before, after)} (${share})`;
}
