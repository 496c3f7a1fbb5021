export { presentJson } from './json';
export { harmless, presentText, type Style } from './text';
export type { ReportView, TextPair } from './view';
