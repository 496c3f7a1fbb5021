import type { Report } from '../../engine/report';

/** The report as it is; `report-v1.schema.json` describes it. */
export function presentJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
