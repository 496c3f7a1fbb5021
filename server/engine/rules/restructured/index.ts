import { formatStyle } from './formatting';
import { functionArrow } from './functionArrow';
import { guardAndNesting } from './guardAndNesting';
import { invertedCondition } from './invertedCondition';
import { loopAndComprehension } from './loopAndComprehension';
import type { Pattern } from './pattern';
import { extractedVariable, inlinedVariable } from './variable';

/** Every pattern; one that comes first is named where two fit. */
export const PATTERNS: readonly Pattern[] = [
  invertedCondition,
  guardAndNesting,
  loopAndComprehension,
  functionArrow,
  formatStyle,
  extractedVariable,
  inlinedVariable,
];
