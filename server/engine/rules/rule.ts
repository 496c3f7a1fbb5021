import type { Edit } from '../edit/edit';
import type { ChangeModel, Span } from '../edit/model';
import type { RemovalRequest } from '../actions/removal';
import type { RetainedFile } from '../retained/retainedFile';
import type { Certainty, Level } from '../report';
import type { Scope } from '../syntax/scopes';

/** What is known of a rule without running it. */
export interface RuleMetadata {
  readonly id: string;
  /** One line, for `pare rules` and the manifest. */
  readonly summary: string;
  readonly defaultLevel: Level;
  readonly certainty: Certainty;
  /** Rules that leave alone what this one has found. */
  readonly supersedes: readonly string[];
}

/** One named question about an edit. */
export interface Rule {
  readonly metadata: RuleMetadata;
  find(context: RuleContext): readonly DraftFinding[];
}

export interface RuleContext {
  /** Of the file, relative, with slashes: what a file is for is told by its name. */
  readonly path: string;
  readonly edit: Edit;
  readonly scopes: { readonly before: readonly Scope[]; readonly after: readonly Scope[] };
  /** False for a change that a superseding rule has found. */
  isFree(change: ChangeModel): boolean;
  /** What should have gone from the file and did not, where that is known. */
  readonly retained: RetainedFile | null;
  /** Whether the check was asked for, so that questions may be put. */
  readonly questions: boolean;
  /** What was asked for, in words, where that is known. */
  readonly request: string | null;
  /** Qualified name of the scope a change lies in, '' for the module. */
  scopeOf(change: ChangeModel): string;
}

export interface DraftEvidence extends Span {
  readonly role: string;
  readonly side: 'before' | 'after';
}

/** What an action that finishes a deletion would delete; the first request that can be carried out is taken. */
export interface DraftFinish {
  readonly title: string;
  readonly requests: readonly RemovalRequest[];
}

export interface DraftFinding {
  readonly form: string | null;
  readonly scope: string;
  /** Numbers of the changes it is about; empty where it is about the text as a whole. */
  readonly subject: readonly number[];
  readonly message: string;
  /** Where to show it in after: not empty. */
  readonly ranges: readonly Span[];
  readonly evidence: readonly DraftEvidence[];
  /** What it is known by instead of the words that it points at; of before, so that no action changes it. */
  readonly origin?: string;
  /**
   * What several rules ask about in turn, depending on what else the edit does: it is known by that instead of its rule,
   * form and scope, so that it is still known where another of them asks.
   */
  readonly family?: 'remark';
  /** Title of the action that takes the subject back, or null for none. */
  readonly takeBack: string | null;
  /** True where taking back is what to do about it, although nothing proves it. */
  readonly prefersTakeBack?: boolean;
  /** Deletes code that should have gone; tried before it is offered. */
  readonly finish?: DraftFinish;
  /** Where what is known of this one finding differs from what is known of the rule's in general. */
  readonly certainty?: Certainty;
  readonly level?: Exclude<Level, 'off'>;
  /** Why the action must not be offered, whatever trying it would show. */
  readonly withheld?: string;
}
