import type { MinimizeReport } from '../../minimize/report';

export { contentsPatch } from './contentsPatch';
export { presentMinimizeText } from './text';

/** As it is; `minimize-v1.schema.json` describes it. */
export function presentMinimizeJson(report: MinimizeReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
