export interface TokenDistance {
  /** Tokens in the text before and after. */
  readonly before: number;
  readonly after: number;
  /** Levenshtein distance in tokens. */
  readonly distance: number;
  /** `distance` over the longer of the two sequences; 0 if both are empty. */
  readonly normalized: number;
  /** False where a work limit left `distance` an upper bound. */
  readonly exact: boolean;
}

export interface ComplexityFigures {
  readonly before: number;
  readonly after: number;
  /** Signed: after minus before. */
  readonly added: number;
}

/** Cognitive complexity as published studies count it. */
export interface ComplexityVariants {
  /** As in the evaluation behind "Coding Models Are Doing Too Much". */
  readonly blog: ComplexityFigures;
  /** As the Python package `cognitive_complexity` counts. */
  readonly pkg: ComplexityFigures;
}

/** What became of code that should have gone, where someone said what: a target, or a reference edit. */
export interface TargetProgress {
  /** Runs of neighbouring lines that should have gone, and what became of them. */
  readonly sites: number;
  readonly gone: number;
  readonly commented: number;
  readonly disabled: number;
  /** Still live, with something new that routes around them. */
  readonly guarded: number;
  readonly kept: number;
  /** Lines deleted beyond the target. */
  readonly extraLines: number;
}

/** How an edit compares with a reference edit of the same text. */
export interface ReferenceFigures {
  /** Lines that the reference deletes, that the edit deletes, and that both do; moves and comments left out. */
  readonly wanted: number;
  readonly removed: number;
  readonly common: number;
  /** Shares, 0 to 1; null where nothing is deleted. */
  readonly recall: number | null;
  readonly precision: number | null;
  /** Of `wanted`, lines in a function or class that the edit touches. */
  readonly scope: number;
  /** Changed lines of the edit over those of the reference; null if the reference changes nothing. */
  readonly sizeRatio: number | null;
  /** Token distance beyond that of the reference, layout and spelling left out. */
  readonly excessTokens: number;
  /** The same, each distance over the longer sequence of its own comparison. */
  readonly excess: number;
  readonly strategy: 'delete-and-replace' | 'guard-and-go' | 'non-reference-alternative' | null;
  /** For a reference that only deletes: outcome and mechanism of complying with it. */
  readonly compliance: { readonly outcome: string; readonly mechanism: string } | null;
}

export interface Measures {
  /** Only where it is known what should have gone. */
  readonly target?: TargetProgress;
  /** Only where there is a reference. */
  readonly reference?: ReferenceFigures;
  readonly tokenDistance: {
    readonly raw: TokenDistance;
    /**
     * Distance once both texts are rewritten so that layout and spelling no longer count. Only where the check asked
     * for it, and for Python, the one language with such a form.
     */
    readonly canonical?: TokenDistance;
  };
  readonly lines: { readonly added: number; readonly deleted: number };
  /** Variant `sonar`; null where the language or a syntax error does not allow it. */
  readonly cognitiveComplexity: ComplexityFigures | null;
  /** Only where the check asked for them, and for Python. */
  readonly cognitiveVariants?: ComplexityVariants;
}
