import type { TokenDistance, ComplexityFigures, Measures } from './reportMeasures';

export type * from './reportMeasures';

/**
 * The report, version 1: what one edit consists of. Every face shows this and nothing else.
 *
 * Positions are LSP positions: zero-based line, zero-based UTF-16 column, ranges half-open. A byte order
 * mark at the start of a text is one unit of line 0.
 */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface TextEdit {
  /** Where in *after* the text is replaced. */
  readonly range: Range;
  readonly newText: string;
}

/** What a change is, given by one classifier independent of the rules. */
export const PARTS = [
  'artifact',
  'line-ends',
  'layout',
  'comment',
  'rename',
  'move',
  'wrap',
  'import',
  'insertion',
  'deletion',
  'replacement',
] as const;
export type Part = (typeof PARTS)[number];

export const LEVELS = ['off', 'hint', 'information', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];

export type Certainty = 'proved' | 'question' | 'known' | 'tested';

/** How a file was read: as a syntax tree, as lines of words, or not at all. */
export type Treatment = 'tree' | 'text' | 'bytes';

/** Size of a set of changes. */
export interface PartFigures {
  /** Lexical tokens of *before* that are gone; comments and trivia do not count. */
  readonly deletedTokens: number;
  /** Lexical tokens of *after* that are new. */
  readonly insertedTokens: number;
  /** Words of comments deleted or inserted. */
  readonly commentWords: number;
  /** Lines of *after* (of *before* where nothing of after is left) on which only trivia or spelling differs. */
  readonly layoutLines: number;
}

export interface Change extends PartFigures {
  /** Unique within the file; stable when unrelated lines move. */
  readonly id: string;
  readonly part: Part;
  /** Ids of the changes that this one cannot stay without. */
  readonly needs: readonly string[];
  readonly before: readonly Range[];
  readonly after: readonly Range[];
}

export type Parts = Readonly<Partial<Record<Part, PartFigures>>> & {
  /** What is only inserted, deleted or replaced: nothing more is known about it. */
  readonly remainder: PartFigures;
};

/** A function that exists on at least one side and holds at least one change. */
export interface FunctionReport {
  /** Qualified: `Outer.method`. */
  readonly name: string;
  readonly before: Range | null;
  readonly after: Range | null;
  readonly measures: {
    readonly tokenDistance: TokenDistance;
    readonly cognitiveComplexity: ComplexityFigures;
  };
  readonly parts: Parts;
  /** Ids of the changes in the function itself, not in functions within it. */
  readonly changes: readonly string[];
}

export interface Evidence {
  /** What the range shows, in words: "lost comment", "statement that still stands". */
  readonly role: string;
  readonly side: 'before' | 'after';
  readonly path: string;
  readonly range: Range;
}

export interface Action {
  readonly kind: 'takeBack' | 'finish' | 'accept';
  readonly title: string;
  /** `safe`: the result's normalised tree equals after's. Only safe actions are part of fix-all. */
  readonly applicability: 'safe' | 'unsafe';
  /** May be offered as the preferred quick fix. */
  readonly preferred: boolean;
  /** Disjoint, in order. Empty when the action is withheld. */
  readonly edits: readonly TextEdit[];
  /** Why the action is not offered, or null. */
  readonly withheld: string | null;
  /** Ids of changes outside the subject that go with it. */
  readonly alsoTakesBack: readonly string[];
}

export interface Finding {
  /** Hash of rule, path, qualified scope, evidence text and occurrence: the same in every face. */
  readonly id: string;
  /** 1 for the first finding with otherwise equal identity. */
  readonly occurrence: number;
  readonly rule: string;
  readonly form: string | null;
  readonly level: Exclude<Level, 'off'>;
  readonly certainty: Certainty;
  readonly message: string;
  /** Qualified name of the scope, '' for the module. */
  readonly scope: string;
  /** Ids of the changes this finding is about. */
  readonly subject: readonly string[];
  /** Where to show it in *after*: never empty, disjoint, in order; the first is the main one. */
  readonly ranges: readonly Range[];
  readonly evidence: readonly Evidence[];
  readonly actions: readonly Action[];
  /** Why the finding is accepted and does not count, in words; null if it is not. */
  readonly suppressed: string | null;
}

/** A place where a work limit cut the analysis short. */
export interface Truncation {
  /** Name of the limit. */
  readonly limit: string;
  /** Which claims are missing because of it, in words. */
  readonly missing: string;
}

export interface FileReport {
  readonly path: string;
  readonly previousPath: string | null;
  /** What the edit does to the file as a whole. */
  readonly status: 'added' | 'deleted' | 'renamed' | 'changed';
  /** Modes as git writes them (`100755` is executable), where they are known and differ; else null. */
  readonly modes: { readonly before: string; readonly after: string } | null;
  readonly language: string;
  readonly treatment: Treatment;
  /** Why the treatment is not `tree`, in words; null for a tree. */
  readonly treatmentReason: string | null;
  /** Names the kind if the whole edit is of one kind (layout, line-ends, comment), else null. */
  readonly editIs: 'line-ends' | 'layout' | 'comment' | 'rename' | 'move' | 'import' | null;
  /** Why the file was not looked at, or null. */
  readonly skipped: string | null;
  readonly truncated: readonly Truncation[];
  readonly beforeSha256: string;
  readonly afterSha256: string;
  readonly measures: Measures;
  readonly changes: readonly Change[];
  readonly parts: Parts;
  readonly functions: readonly FunctionReport[];
  readonly findings: readonly Finding[];
}

export interface Baseline {
  readonly kind: 'git' | 'file' | 'editor' | 'hook';
  readonly revision: string;
  readonly label: string;
  /** False where the baseline may hold more than the edit under test, such as a person's own work. */
  readonly exact: boolean;
}

export interface Totals {
  readonly files: number;
  readonly changedFiles: number;
  /** Without those that are accepted. */
  readonly findings: Readonly<Record<Exclude<Level, 'off'>, number>>;
  /** Findings that are accepted. */
  readonly accepted: number;
  readonly tokenDistance: number;
  readonly addedComplexity: number;
  readonly parts: Parts;
}

/** What was understood of the words of a request. */
export interface RequestReading {
  readonly actions: readonly RequestedAction[];
}

export interface RequestedAction {
  /** As in "rename", "format". */
  readonly action: string;
  /** False where the request rules it out. */
  readonly asked: boolean;
  /** Names that the request gives for it; empty where it gives none. */
  readonly names: readonly string[];
  /** Rules whose findings it waives (where asked for) or that are warnings because of it (where ruled out). */
  readonly rules: readonly string[];
}

/** A place where an edit is larger than its budget. */
export interface BudgetExcess {
  /** Null for the whole change set. */
  readonly path: string | null;
  readonly measure: 'tokenDistance' | 'addedComplexity';
  readonly limit: number;
  readonly value: number;
}

export interface Report {
  readonly version: 1;
  readonly tool: { readonly name: 'pare'; readonly version: string };
  readonly baseline: Baseline;
  readonly files: readonly FileReport[];
  /** Findings about the set of files. */
  readonly findings: readonly Finding[];
  /** Null where no request was given. */
  readonly request: RequestReading | null;
  /** Budgets that the edit exceeds. */
  readonly budgets: readonly BudgetExcess[];
  /** What whoever asked for the check should know of how it was made, in sentences. */
  readonly notes: readonly string[];
  readonly totals: Totals;
}
