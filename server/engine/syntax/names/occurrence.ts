/**
 * What an identifier does where it stands. `perhaps` marks a binding that may also come from elsewhere (`global`,
 * an ambient declaration, a match pattern), enough to call a name bound, too little to call it lost.
 */
export type Role = 'use' | 'binding' | 'perhaps';

/** One identifier that names a variable, a function, a class or a type. */
export interface Occurrence {
  readonly name: string;
  readonly role: Role;
  /** The lexeme it is, or lies in: a name inside a format string belongs to the string. */
  readonly lexeme: number;
  /** For a binding, the node in which the name can be seen; for a use, the node itself. */
  readonly scope: number;
}

export interface Names {
  readonly occurrences: readonly Occurrence[];
  /** False where names can come from somewhere the text does not tell, such as a star import. */
  readonly closed: boolean;
}

export const NO_NAMES: Names = { occurrences: [], closed: false };
