export { presentJson } from './json';
export { alignmentRows, harmless, presentText, type Style } from './text';
export type { ReportView, TextPair } from './view';
