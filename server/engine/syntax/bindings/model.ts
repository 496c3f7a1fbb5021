export type ScopeKind =
  | 'module'
  | 'function'
  /** Names that a function's body declares, in JavaScript apart from its parameters. */
  | 'body'
  | 'class'
  | 'block'
  | 'comprehension'
  /** Type parameters and what can see them. */
  | 'type'
  | 'enum'
  | 'namespace'
  /** Names that an object gives at run time (`with`). */
  | 'dynamic';

/** A stretch of a text in which names can be bound. Scope 0 is the file. */
export interface Scope {
  readonly index: number;
  readonly kind: ScopeKind;
  /** The tree node that it belongs to. */
  readonly node: number;
  /** The scope around it, or -1. */
  readonly parent: number;
}

export type BindingKind =
  | 'variable'
  | 'parameter'
  | 'function'
  | 'class'
  | 'import'
  | 'type'
  | 'typeParameter'
  | 'enum'
  | 'enumMember'
  | 'namespace';

/**
 * What an occurrence does with its binding: `declare` binds the name, `write` changes a value that is bound
 * elsewhere, `export` hands it to other files.
 */
export type Role = 'declare' | 'write' | 'read' | 'delete' | 'export';

/** One name in one scope: a variable, function, class, type or import, or what several declarations make together. */
export interface Binding {
  readonly index: number;
  readonly name: string;
  readonly scope: number;
  /** Of its first declaration. */
  readonly kind: BindingKind;
  /** Indices of its occurrences, in text order. */
  readonly occurrences: readonly number[];
}

/** Bound nowhere in the file: a built-in, a global, or nothing. */
export const FREE = -1;
/** The text does not tell: a star import, `with`, direct `eval` may bind it. */
export const UNKNOWN = -2;

/** The occurrence is a property's or an exported name as well: `{ a }`, `import { a }`, `export { a }`. */
export const SHORTHAND = 1;
/** Inside `f"{x=}"`, which prints its own source. */
export const SELF_DOCUMENTING = 2;
/** Declared or written by taking a value apart. */
export const DESTRUCTURED = 4;
/** A string that names the binding, as in `__all__`. */
export const QUOTED = 8;
/** The code asks whether the name is bound (`typeof x === 'undefined'`) and copes with the answer no. */
export const TESTED = 16;
/** Says where a name is bound without using it: `global x`, `nonlocal x`. */
export const SCOPE_STATEMENT = 32;
/** Declares what is bound elsewhere (`declare const x`). */
export const AMBIENT = 64;
/** Also names the argument that callers pass: a Python parameter that is not positional-only. */
export const KEYWORD = 128;

/** An identifier that names a variable, a function, a class or a type. */
export interface Occurrence {
  readonly name: string;
  readonly node: number;
  readonly role: Role;
  /** Scope in which it stands; for a declaration the scope in which it binds. */
  readonly scope: number;
  /** Index of its binding, `FREE` or `UNKNOWN`. */
  readonly binding: number;
  /** Sum of the constants above. */
  readonly flags: number;
}

/** Who is bound to what in a text. */
export interface Bindings {
  readonly scopes: readonly Scope[];
  readonly bindings: readonly Binding[];
  /** In text order. */
  readonly occurrences: readonly Occurrence[];
  /** Whether names can be read or bound in a scope, or below it, in ways the text does not show. */
  readonly isOpaque: (scope: number) => boolean;
  /** Nodes of strings that stand for code, such as quoted annotations. */
  readonly quotedCode: readonly number[];
}

export const NO_BINDINGS: Bindings = {
  scopes: [],
  bindings: [],
  occurrences: [],
  isOpaque: () => true,
  quotedCode: [],
};
