export { presentAgent } from './agent';
export { presentGithub } from './github';
export { presentJson } from './json';
export { presentMarkdown } from './markdown';
export { presentSarif } from './sarif';
export { alignmentRows, harmless, presentText, type Style } from './text';
export type { ReportView, TextPair } from './view';
