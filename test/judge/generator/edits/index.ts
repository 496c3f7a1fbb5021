import type { Kind } from '../kinds';
import { annotation } from './annotation';
import { commentAdded, commentDropped, commentRewritten } from './comments';
import { copyBlock } from './copyBlock';
import { guard, guardAround } from './guard';
import { helperExtracted } from './helper';
import { inline } from './inline';
import { logging } from './logging';
import { move } from './move';
import type { Producer } from './producer';
import { reformat } from './reformat';
import { renameLocal } from './renameLocal';
import { reorder } from './reorder';
import { tryAround } from './tryAround';
import { wrapFunction } from './wrapFunction';

export type OverEdit = Exclude<Kind, 'mutation'>;

/** Every over-edit the generator knows. */
export const OVER_EDITS: Readonly<Record<OverEdit, Producer>> = {
  reformat,
  'comment-dropped': commentDropped,
  'comment-rewritten': commentRewritten,
  'comment-added': commentAdded,
  guard,
  'guard-around': guardAround,
  try: tryAround,
  'rename-local': renameLocal,
  annotation,
  logging,
  'wrap-function': wrapFunction,
  'copy-block': copyBlock,
  'helper-extracted': helperExtracted,
  inline,
  reorder,
  move,
};
