import { addedValidation } from './addedValidation';
import { commentLost } from './commentLost';
import { commentedOut } from './commentedOut';
import { danglingName } from './danglingName';
import { disabled } from './disabled';
import { duplicatePath } from './duplicatePath';
import { editArtifact } from './editArtifact';
import { formatting } from './formatting';
import { importOrder } from './importOrder';
import { moved } from './moved';
import { guardAndGo } from './guardAndGo';
import { overDeletion } from './overDeletion';
import type { Rule } from './rule';
import { rename } from './rename';
import { whitespace } from './whitespace';

/** Every rule, gravest first. Ids are never used again for another question. */
export const RULES: readonly Rule[] = [
  editArtifact,
  danglingName,
  whitespace,
  formatting,
  commentLost,
  guardAndGo,
  commentedOut,
  disabled,
  duplicatePath,
  overDeletion,
  addedValidation,
  rename,
  importOrder,
  moved,
];
