import { fieldOf, kindOf, type SyntaxTree } from '../syntaxTree';
import {
  FREE,
  NO_BINDINGS,
  QUOTED,
  SCOPE_STATEMENT,
  SELF_DOCUMENTING,
  type Bindings,
  type Occurrence,
} from './model';
import { NamesRead } from './namesRead';
import { readPythonName } from './pythonNames';
import { pythonScopes } from './pythonScopes';
import { EXPORT, flagged, type Reading } from './reading';
import { Resolver } from './resolver';
import { countFlagged, flagsByKind, type ScopeTree } from './scopeTree';

const IDENTIFIER = 1;
const NOTABLE = 2;
const kindFlags = flagsByKind([
  [IDENTIFIER, new Set(['identifier'])],
  [NOTABLE, new Set(['interpolation', 'string', 'wildcard_import', 'exec_statement'])],
]);

/** Built-ins through which code that is not shown can bind names of the file. */
const BINDERS = new Set(['exec', 'globals', 'locals', 'vars', 'execfile']);
/** Built-ins through which such code can read names where they are called. */
const READERS = new Set([...BINDERS, 'eval', 'dir']);

const NAMED_IN_ALL = flagged(EXPORT, QUOTED);

/** Who is bound to what in a Python text. */
export function pythonBindings(tree: SyntaxTree, text: string): Bindings {
  if (tree.size === 0) return NO_BINDINGS;
  const scopes = pythonScopes(tree);
  const collected = collect(scopes, text);
  return new PythonResolver(scopes, collected).resolve();
}

interface Collected {
  readonly read: NamesRead;
  readonly quotedCode: readonly number[];
  /** Scopes with an `exec` statement, and whether any name may be bound in the file. */
  readonly executing: readonly number[];
  readonly isOpen: boolean;
}

function collect(scopes: ScopeTree, text: string): Collected {
  const { tree, around } = scopes;
  const flags = kindFlags(tree);
  const read = new NamesRead(text, countFlagged(tree, flags, IDENTIFIER), normalised);
  const quotedCode: number[] = [];
  const executing: number[] = [];
  let isOpen = false;
  let printedUntil = 0;
  for (let node = 0; node < tree.size; node += 1) {
    const bits = flags[tree.kindIds[node]!]!;
    if (bits === 0) continue;
    if (bits === NOTABLE) {
      note(node);
      continue;
    }
    const reading = readPythonName(tree, node);
    if (reading === null) continue;
    const name = read.nameAt(tree.start[node]!, tree.end[node]!);
    read.add(name, node, around[node]!, reading, node < printedUntil ? SELF_DOCUMENTING : 0);
  }
  return { read: read.close(), quotedCode, executing, isOpen };

  function note(node: number): void {
    switch (kindOf(tree, node)) {
      case 'wildcard_import':
        isOpen = true;
        return;
      case 'exec_statement':
        isOpen = true;
        executing.push(around[node]!);
        return;
      case 'interpolation':
        if (printsItself(tree, node)) printedUntil = Math.max(printedUntil, tree.next[node]!);
        return;
      default:
        if (kindOf(tree, tree.parent[node]!) === 'type') quotedCode.push(node);
        else if (around[node] === 0 && isInAll(tree, text, node)) {
          const name = /^\w*(['"])(\w+)\1$/.exec(text.slice(tree.start[node]!, tree.end[node]!))?.[2];
          if (name !== undefined) read.add(name, node, 0, NAMED_IN_ALL);
        }
    }
  }
}

/** Python takes `ﬁ` and `fi` for one name. */
function normalised(name: string): string {
  return /[^\w]/.test(name) ? name.normalize('NFKC') : name;
}

function printsItself(tree: SyntaxTree, interpolation: number): boolean {
  for (let at = interpolation + 1; at < tree.next[interpolation]!; at = tree.next[at]!) {
    if (kindOf(tree, at) === '=') return true;
  }
  return false;
}

/** Whether a string stands in the list that is assigned or added to `__all__`. */
function isInAll(tree: SyntaxTree, text: string, node: number): boolean {
  const list = tree.parent[node]!;
  if (!/^(list|tuple|set)$/.test(kindOf(tree, list)) || fieldOf(tree, list) !== 'right') return false;
  const left = tree.parent[list]! + 1;
  return text.slice(tree.start[left]!, tree.end[left]!) === '__all__';
}

class PythonResolver {
  private readonly resolver: Resolver;
  /** By scope: names that a `global` or `nonlocal` statement sends elsewhere. */
  private readonly redirected = new Map<number, Map<string, 'global' | 'nonlocal'>>();

  constructor(
    private readonly scopes: ScopeTree,
    private readonly collected: Collected,
  ) {
    this.resolver = new Resolver(scopes.scopes, collected.read);
  }

  resolve(): Bindings {
    const { read, quotedCode, executing, isOpen } = this.collected;
    for (const { name, node, scope, flags } of read.occurrences) {
      if ((flags & SCOPE_STATEMENT) !== 0) this.redirect(scope, name, node);
    }
    read.occurrences.forEach((occurrence, index) => this.declare(occurrence, read.readings[index]!));
    read.occurrences.forEach(({ name, role, scope }, index) => {
      const at = role === 'declare' ? this.bindingScope(scope, read.readings[index]!) : scope;
      this.resolver.bind(index, at, this.find(at, name));
    });
    const opaque = [...executing, ...this.resolver.scopesOfFree(READERS)];
    if (isOpen || this.resolver.hasFree(BINDERS)) this.resolver.openFreeNames();
    return this.resolver.result(opaque, quotedCode);
  }

  private redirect(scope: number, name: string, node: number): void {
    const { tree } = this.scopes;
    const names = this.redirected.get(scope) ?? new Map<string, 'global' | 'nonlocal'>();
    this.redirected.set(scope, names);
    names.set(
      name,
      kindOf(tree, tree.parent[node]!) === 'global_statement' || scope === 0 ? 'global' : 'nonlocal',
    );
  }

  /** Every way to bind, change or delete a name makes it one of its scope, unless a statement sends it elsewhere. */
  private declare({ name, role, scope: standing }: Occurrence, reading: Reading): void {
    if (role === 'read' || role === 'export') return;
    const scope = this.bindingScope(standing, reading);
    const target = this.redirected.get(scope)?.get(name);
    if (target === 'nonlocal') return;
    this.resolver.declare(target === 'global' ? 0 : scope, name, reading.kind, 1);
  }

  private bindingScope(scope: number, reading: Reading): number {
    if (reading.reach === 'outside') return this.scopes.parentOf(scope);
    let at = scope;
    // An assignment expression binds outside of the comprehensions around it.
    if (reading.reach === 'variables') {
      while (this.scopes.kindOf(at) === 'comprehension') at = this.scopes.parentOf(at);
    }
    return at;
  }

  private find(scope: number, name: string): number {
    return this.resolver.find(scope, name, ~0, {
      next: (at, start) => this.next(at, start, name),
      isOpen: () => false,
    });
  }

  private readonly next = (scope: number, start: number, name: string): number => {
    if (this.redirected.get(scope)?.get(name) === 'global') return scope === 0 ? FREE : 0;
    let at = this.scopes.parentOf(scope);
    // Functions do not see the names of a class around them.
    while (at !== -1 && this.scopes.kindOf(at) === 'class' && !this.seesClass(start, at)) {
      at = this.scopes.parentOf(at);
    }
    return at;
  };

  /** Only type parameters stand so close to a class body that they see its names. */
  private seesClass(start: number, body: number): boolean {
    for (let at = start; at !== body; at = this.scopes.parentOf(at)) {
      if (this.scopes.kindOf(at) !== 'type') return false;
    }
    return true;
  }
}
