import { addedValidation } from './addedValidation';
import { commentLost } from './commentLost';
import { danglingName } from './danglingName';
import { editArtifact } from './editArtifact';
import { formatting } from './formatting';
import { importOrder } from './importOrder';
import { moved } from './moved';
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
  addedValidation,
  rename,
  importOrder,
  moved,
];
