import type { SyntaxDocument } from '../document';
import { kindOf } from '../syntaxTree';
import { bindingsOf } from './bindings';
import {
  AMBIENT,
  DESTRUCTURED,
  KEYWORD,
  QUOTED,
  SELF_DOCUMENTING,
  SHORTHAND,
  type Binding,
  type ScopeKind,
} from './model';

/** What must be known of a binding before a new name for it can be called the same program. */
export interface RenameFacts {
  /** Lives in a function, a block or a comprehension: no code outside of that can name it. */
  readonly isLocal: boolean;
  /** A Python parameter that callers may pass by its name. */
  readonly isKeyword: boolean;
  /** An occurrence is a property's or an exported name as well. */
  readonly isShorthand: boolean;
  /** A declaration or a write takes a value apart. */
  readonly isDestructured: boolean;
  /** An occurrence stands in `f"{x=}"`, which prints the name. */
  readonly isPrinted: boolean;
  /** Code that the text does not show may name it: `eval`, `exec`, `locals`, `vars`, `globals`, `with`. */
  readonly isOpaque: boolean;
  /** A string that stands for code holds the name: a quoted annotation, `__all__`. */
  readonly isQuoted: boolean;
  /** Other files can name it. */
  readonly isExported: boolean;
  /** Only declares what is bound elsewhere. */
  readonly isAmbient: boolean;
}

/** Scopes whose names other code reaches: through the file, an object, a class or a type. */
const OPEN_TO_OTHERS = new Set<ScopeKind>(['module', 'class', 'enum', 'namespace', 'dynamic']);

export function renameFacts(document: SyntaxDocument, binding: Binding): RenameFacts {
  const { occurrences, scopes, isOpaque } = bindingsOf(document);
  const own = binding.occurrences.map((index) => occurrences[index]!);
  const has = (flag: number): boolean => own.some(({ flags }) => (flags & flag) !== 0);
  const isLocal = !OPEN_TO_OTHERS.has(scopes[binding.scope]!.kind);
  return {
    isLocal,
    isKeyword: has(KEYWORD),
    isShorthand: has(SHORTHAND),
    isDestructured: has(DESTRUCTURED),
    isPrinted: has(SELF_DOCUMENTING),
    isOpaque: isOpaque(binding.scope),
    isQuoted: has(QUOTED) || isInQuotedCode(document, binding),
    isExported: own.some(({ role, node }) => role === 'export' || isInExport(document, node)) || isPublic(),
    isAmbient: has(AMBIENT),
  };

  /** Every name of a Python file, and of a script without modules, is one for other files. */
  function isPublic(): boolean {
    return binding.scope === 0 && !isModule(document);
  }
}

/** Whether a new name for the binding, used in all its places, provably leaves the program as it was. */
export function isProvablyRenamable(facts: RenameFacts): boolean {
  return (
    facts.isLocal &&
    !facts.isKeyword &&
    !facts.isShorthand &&
    !facts.isDestructured &&
    !facts.isPrinted &&
    !facts.isOpaque &&
    !facts.isQuoted &&
    !facts.isExported &&
    !facts.isAmbient
  );
}

function isInQuotedCode(document: SyntaxDocument, { name, scope }: Binding): boolean {
  const { quotedCode, scopes } = bindingsOf(document);
  const { tree, source } = document;
  const { node } = scopes[scope]!;
  return quotedCode.some(
    (string) =>
      string >= node &&
      string < tree.next[node]! &&
      source.text
        .slice(tree.start[string]!, tree.end[string]!)
        .split(/[^\p{L}\p{N}_]+/u)
        .includes(name),
  );
}

const BLOCKS = new Set(['statement_block', 'class_body']);

/** Whether a declaration is exported where it stands. */
function isInExport({ tree }: SyntaxDocument, node: number): boolean {
  for (let at = tree.parent[node]!, inner = node; at > 0; inner = at, at = tree.parent[at]!) {
    const kind = kindOf(tree, at);
    if (BLOCKS.has(kind) || (kind === 'variable_declarator' && inner !== at + 1)) return false;
    if (kind === 'export_statement') return true;
  }
  return false;
}

/** Whether only what a file of the JavaScript family exports can be named by others. */
function isModule({ tree, language }: SyntaxDocument): boolean {
  if (language?.family !== 'javascript') return false;
  for (let at = 1; at < tree.next[0]!; at = tree.next[at]!) {
    const kind = kindOf(tree, at);
    if (kind === 'import_statement' || kind === 'export_statement') return true;
  }
  return false;
}
