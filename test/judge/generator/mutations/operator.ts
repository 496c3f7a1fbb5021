import type { Program } from '../program';
import type { Replacement } from '../replacements';

/** Where and how one operator can change what a program does, one list of replacements a site. */
export type MutationOperator = (program: Program) => (readonly Replacement[])[];
