import { compliance } from '../measures/compliance/compliance';
import { comparedFile, DEFAULT_REFERENCE_OPTIONS } from '../measures/reference/comparedFile';
import { deletionFigures } from '../measures/reference/deletionRecall';
import { localisation } from '../measures/reference/localisation';
import { patchSize } from '../measures/reference/patchSize';
import { relativePatchScore } from '../measures/reference/relativePatchScore';
import type { Finding, ReferenceFigures, TargetProgress } from '../report';
import { progressOf } from '../retained/progress';
import type { RetainedFile } from '../retained/retainedFile';
import { strategyOf } from '../retained/strategy';
import type { Parse } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';

export function describeProgress(retained: RetainedFile, findings: readonly Finding[]): TargetProgress {
  const extra = findings
    .filter(({ rule }) => rule === 'over-deletion')
    .flatMap(({ evidence }) => evidence)
    .reduce((sum, { range }) => sum + range.end.line - range.start.line + 1, 0);
  return { ...progressOf(retained), extraLines: extra };
}

export function describeReference(
  texts: {
    readonly path: string;
    readonly before: string;
    readonly reference: string;
    readonly after: string;
  },
  retained: RetainedFile,
  language: LanguageDescriptor | null,
  parse: Parse,
): ReferenceFigures {
  const files = [comparedFile(texts, language, parse, DEFAULT_REFERENCE_OPTIONS)];
  const { canonical } = relativePatchScore(texts, language, parse);
  const { wanted, kept, routed } = retained;
  const judged = compliance({ ...texts, output: texts.after }, language, parse);
  return {
    ...deletionFigures(files),
    scope: localisation(files).scope,
    sizeRatio: patchSize(files).ratio,
    excessTokens: canonical.tokens,
    excess: canonical.normalized,
    strategy: wanted === 0 ? null : strategyOf([{ wanted, kept, routed }]).strategy,
    compliance: judged === null ? null : { outcome: judged.outcome, mechanism: judged.mechanism },
  };
}
