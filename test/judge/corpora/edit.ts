import type { FileEdit } from '../../../server/engine/engine';

/** Where an edit comes from: commits by people, commits made with an assistant, two sides of the same tasks. */
export const CORPORA = ['human', 'ai', 'developers', 'models'] as const;
export type Corpus = (typeof CORPORA)[number];

/** The files of one commit or patch: what a person would look at together. */
export interface JudgedEdit {
  /** Unique over all corpora. */
  readonly id: string;
  readonly corpus: Corpus;
  /** Where in the corpus: a language family, or who made the patch. */
  readonly group: string;
  /** Where it can be looked at. */
  readonly link: string;
  /** Read when asked for, since all texts together are large. */
  readonly files: () => readonly FileEdit[];
}

/** Why a part of what was asked for is not there, and what to do about it. */
export interface Missing {
  readonly what: string;
  readonly remedy: string;
}

export interface Gathered {
  readonly edits: readonly JudgedEdit[];
  readonly missing: readonly Missing[];
}
