/** What the engine must know about a language; one implementation a file in `languages/`. */
export interface LanguageDescriptor {
  /** VS Code language id. */
  readonly id: string;
  readonly name: string;
  /** File name of the grammar without extension, such as `tree-sitter-python`. */
  readonly grammar: string;
  /** Lower-case file extensions with the dot. */
  readonly extensions: readonly string[];
  readonly family: 'python' | 'javascript';
  /** Node kinds that are comments. */
  readonly comments: ReadonlySet<string>;
  /** Node kinds that are neither token nor comment, such as a line continuation. */
  readonly trivia: ReadonlySet<string>;
  /** Node kinds read as one token although they have children, such as strings. */
  readonly atoms: ReadonlySet<string>;
  /** Node kinds whose trimmed text is read as one token by the JSX white-space rule. */
  readonly markupText: ReadonlySet<string>;
  /** Node kinds that stand as statements or members in a block. */
  readonly statements: ReadonlySet<string>;
  /** Node kinds that are a clause of a compound statement (`else`, `except`, `case`). */
  readonly clauses: ReadonlySet<string>;
  /** Node kinds that only decorate a statement inside them (`export`, a decorated definition). */
  readonly envelopes: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Compound statements that may be put around existing statements. */
  readonly wrappers: ReadonlySet<string>;
  /** Simple statements that may hold a function with a body, and so be put around existing statements as well. */
  readonly holders: ReadonlySet<string>;
  /** Names that are bound without a binding in the file. */
  readonly globals: ReadonlySet<string>;
}
