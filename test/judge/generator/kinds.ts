import type { Part } from '../../../server/engine/report';

/** What an edit of the generator is. One of each edit's is the mutation: the change that was wanted. */
export const KINDS = [
  'mutation',
  'reformat',
  'comment-dropped',
  'comment-rewritten',
  'comment-added',
  'guard',
  'guard-around',
  'try',
  'rename-local',
  'annotation',
  'logging',
  'wrap-function',
  'copy-block',
  'helper-extracted',
  'inline',
  'reorder',
  'move',
] as const;
export type Kind = (typeof KINDS)[number];

const REMAINDER: readonly Part[] = ['insertion', 'deletion', 'replacement'];

/** Parts that are right for what an edit of a kind changes. */
export const EXPECTED: Readonly<Record<Kind, readonly Part[]>> = {
  mutation: REMAINDER,
  reformat: ['layout'],
  'comment-dropped': ['comment'],
  'comment-rewritten': ['comment'],
  'comment-added': ['comment'],
  guard: ['insertion'],
  'guard-around': ['wrap'],
  try: ['wrap'],
  'rename-local': ['rename'],
  annotation: ['insertion', 'replacement'],
  logging: ['insertion'],
  // The call behind the function is a statement of its own.
  'wrap-function': ['wrap', 'insertion'],
  'copy-block': ['insertion', 'comment'],
  'helper-extracted': REMAINDER,
  inline: REMAINDER,
  reorder: ['move'],
  move: ['move'],
};

/**
 * Kinds whose lexemes may as well be called unchanged: another part of the text could have moved instead, or the text
 * put in shares tokens with what it took the place of.
 */
export const MAY_BE_UNCHANGED: ReadonlySet<Kind> = new Set<Kind>([
  'reorder',
  'move',
  'copy-block',
  'helper-extracted',
  'inline',
]);
