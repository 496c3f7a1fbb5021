import type { RetainedAnalysis, RetainedUnit } from './analysis';
import { formOf, FORMS, type FoundForm } from './forms';

/** What an edit did instead of, or by way of, a deletion that was wanted. */
export type Strategy = 'delete-and-replace' | 'guard-and-go' | 'non-reference-alternative';

export interface RoutedUnit extends FoundForm {
  readonly unit: RetainedUnit;
}

export interface StrategyReport {
  readonly strategy: Strategy;
  /** Lines that should have gone, and those of them still live. */
  readonly wanted: number;
  readonly kept: number;
  /** Retained statements that something new routes around, the most specific form first. */
  readonly routed: readonly RoutedUnit[];
}

/** From this share of kept target lines on, the target counts as removed (adopted deletion). */
const REMOVED = 0.5;

export function routedUnits(analysis: RetainedAnalysis): readonly RoutedUnit[] {
  return analysis.retained
    .flatMap((target) => {
      const found = formOf({ analysis, target });
      return found === null ? [] : [{ ...found, unit: target }];
    })
    .sort((one, other) => FORMS.indexOf(one.form) - FORMS.indexOf(other.form));
}

/**
 * Strategy over the files of a task. Two pieces of evidence make guard-and-go: lines that stayed, and new code that
 * routes around them.
 */
export function strategyOf(
  files: readonly {
    readonly wanted: number;
    readonly kept: number;
    readonly routed: readonly RoutedUnit[];
  }[],
): StrategyReport {
  const wanted = files.reduce((sum, file) => sum + file.wanted, 0);
  const kept = files.reduce((sum, file) => sum + file.kept, 0);
  const routed = files
    .flatMap((file) => file.routed)
    .sort((one, other) => FORMS.indexOf(one.form) - FORMS.indexOf(other.form));
  const isRemoved = wanted === 0 || kept / wanted <= REMOVED;
  return {
    strategy: isRemoved
      ? 'delete-and-replace'
      : routed.length > 0
        ? 'guard-and-go'
        : 'non-reference-alternative',
    wanted,
    kept,
    routed,
  };
}
