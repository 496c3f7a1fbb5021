import type { Range, TargetProgress } from '../engine/report';
import type { NotificationMessage } from './message';

/** A place that should go. */
export interface TargetSite {
  readonly uri: string;
  readonly kind: 'selection' | 'definition' | 'use' | 'import' | 'export' | 'test' | 'documentation';
  readonly range: Range;
  /** Its first line, to show it. */
  readonly text: string;
}

export interface TargetProposal {
  /** The name whose places are proposed; null for lines alone. */
  readonly symbol: string | null;
  /** In order of document and line, the selection first where it is none of them. */
  readonly sites: readonly TargetSite[];
}

/** Server to client, whenever it changes: how far the deletion of what should go has come; null for nothing marked. */
export const PareTarget: NotificationMessage<TargetParams> = { method: 'pare/target' };

export interface TargetParams {
  readonly status: TargetStatus | null;
}

export interface TargetStatus {
  /** Where something is marked. */
  readonly documents: readonly TargetDocument[];
  readonly progress: TargetProgress;
  /** As in "3 of 5 sites gone, 1 commented out, 1 kept behind a guard; 2 lines too many removed". */
  readonly words: string;
}

export interface TargetDocument {
  readonly uri: string;
  readonly progress: TargetProgress;
  /** Zero-based lines of the present text that are marked and still there as they were. */
  readonly lines: readonly number[];
}

/**
 * Server to client, whenever something is marked or forgotten: all that is marked, for the client to keep with its
 * workspace and to give again as `InitializationOptions.target`.
 */
export const PareTargetMarks: NotificationMessage<TargetMarksParams> = { method: 'pare/targetMarks' };

export interface TargetMarksParams {
  readonly marks: readonly TargetMark[];
}

/** What should go from a document, by its lines in a text from which they are looked up in any other. */
export interface TargetMark {
  readonly uri: string;
  readonly text: string;
  /** Zero-based, ascending. */
  readonly lines: readonly number[];
}
