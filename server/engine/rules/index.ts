import { addedAnnotation } from './addedAnnotation';
import { addedHelper } from './addedHelper';
import { addedLogging } from './addedLogging';
import { checkRemoved } from './checkRemoved';
import { definitionRemoved } from './definitionRemoved';
import { errorSwallowed } from './errorSwallowed';
import { fileShrunk } from './fileShrunk';
import { restructured } from './restructured';
import { signatureChanged } from './signatureChanged';
import { suppressionAdded } from './suppressionAdded';
import { testWeakened } from './testWeakened';
import { addedValidation } from './addedValidation';
import { commentAdded } from './commentAdded';
import { commentChanged } from './commentChanged';
import { commentLost } from './commentLost';
import { commentedOut } from './commentedOut';
import { disabled } from './disabled';
import { duplicatePath } from './duplicatePath';
import { commentOnly } from './commentOnly';
import { confusableCharacters } from './confusableCharacters';
import { copiedBlock } from './copiedBlock';
import { danglingName } from './danglingName';
import { debugLeft } from './debugLeft';
import { duplicateDefinition } from './duplicateDefinition';
import { duplicateImport } from './duplicateImport';
import { editArtifact } from './editArtifact';
import { formatting } from './formatting';
import { importOrder } from './importOrder';
import { leftUnused } from './leftUnused';
import { moved } from './moved';
import { guardAndGo } from './guardAndGo';
import { overDeletion } from './overDeletion';
import { noEffect } from './noEffect';
import type { Rule } from './rule';
import { rename } from './rename';
import { stubLeft } from './stubLeft';
import { whitespace } from './whitespace';

/** Every rule, gravest first. Ids are never used again for another question. */
export const RULES: readonly Rule[] = [
  editArtifact,
  danglingName,
  duplicateDefinition,
  whitespace,
  formatting,
  commentOnly,
  noEffect,
  leftUnused,
  duplicateImport,
  commentLost,
  guardAndGo,
  commentedOut,
  disabled,
  duplicatePath,
  overDeletion,
  confusableCharacters,
  stubLeft,
  debugLeft,
  addedValidation,
  copiedBlock,
  testWeakened,
  errorSwallowed,
  suppressionAdded,
  fileShrunk,
  definitionRemoved,
  restructured,
  checkRemoved,
  addedHelper,
  signatureChanged,
  rename,
  commentAdded,
  commentChanged,
  importOrder,
  moved,
  addedLogging,
  addedAnnotation,
];
