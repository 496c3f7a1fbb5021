import type { RetainedAnalysis, RetainedUnit } from '../analysis';

/** The ten ways to keep code and route around it (Guard-and-Go, arXiv 2607.28887), by what they do. */
export type FormId =
  | 'exception-catch'
  | 'compatibility-shim'
  | 'missing-element'
  | 'upstream-reroute'
  | 'duplicate-path'
  | 'output-correction'
  | 'symptom-patch'
  | 'feature-injection'
  | 'special-case'
  | 'live-fallback';

/** How a retained statement is routed around. */
export interface Route {
  /** Nodes of after that do it: new statements or expressions, not empty. */
  readonly nodes: readonly number[];
}

export interface FormContext {
  readonly analysis: RetainedAnalysis;
  /** The statement that should have gone. */
  readonly target: RetainedUnit;
}

export interface Form {
  readonly id: FormId;
  /** What happens to the retained code, to follow "was kept": "behind a new check". */
  readonly words: string;
  find(context: FormContext): Route | null;
}
