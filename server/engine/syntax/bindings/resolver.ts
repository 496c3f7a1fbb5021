import { FREE, UNKNOWN, type Binding, type BindingKind, type Bindings, type Scope } from './model';
import type { NamesRead } from './namesRead';

interface GrowingBinding extends Binding {
  occurrences: number[];
  spaces: number;
}

/** Where a language looks for a name that stands in a scope. */
export interface Visibility {
  /** The next scope to look in, or -1; `start` is where the search began. */
  readonly next: (scope: number, start: number) => number;
  /** Whether any name may be bound in a scope by means that the text does not show. */
  readonly isOpen: (scope: number) => boolean;
}

/** Collects declarations by scope, then finds the binding of every other occurrence. */
export class Resolver {
  readonly bindings: GrowingBinding[] = [];
  private readonly names: (Map<string, GrowingBinding> | undefined)[] = [];

  constructor(
    private readonly scopes: readonly Scope[],
    private readonly read: NamesRead,
  ) {}

  own(scope: number, name: string): Binding | undefined {
    return this.names[scope]?.get(name);
  }

  /** The binding of a name in a scope; declarations of one name in one scope make one binding. */
  declare(scope: number, name: string, kind: BindingKind, spaces: number): Binding {
    const names = (this.names[scope] ??= new Map<string, GrowingBinding>());
    const known = names.get(name);
    if (known !== undefined) {
      known.spaces |= spaces;
      return known;
    }
    const binding = { index: this.bindings.length, name, scope, kind, occurrences: [], spaces };
    this.bindings.push(binding);
    names.set(name, binding);
    return binding;
  }

  /** The index of what a name is bound to where it stands in `start`. */
  find(start: number, name: string, spaces: number, { next, isOpen }: Visibility): number {
    for (let scope = start; scope !== -1; scope = next(scope, start)) {
      const binding = this.names[scope]?.get(name);
      if (binding !== undefined && (binding.spaces & spaces) !== 0) return binding.index;
      if (isOpen(scope)) return UNKNOWN;
    }
    return FREE;
  }

  bind(index: number, scope: number, binding: number): void {
    const occurrence = this.read.occurrences[index]!;
    occurrence.scope = scope;
    occurrence.binding = binding;
  }

  /** Most lists are short, and one that grows takes room for many more than it holds. */
  private listOccurrences(): void {
    const counts = new Int32Array(this.bindings.length);
    for (const { binding } of this.read.occurrences) if (binding >= 0) counts[binding]! += 1;
    for (const binding of this.bindings) binding.occurrences = new Array<number>(counts[binding.index]!);
    const filled = counts.fill(0);
    this.read.occurrences.forEach(({ binding }, index) => {
      if (binding < 0) return;
      this.bindings[binding]!.occurrences[filled[binding]!] = index;
      filled[binding]! += 1;
    });
  }

  /** Names that turned out to be free come from where the text does not show. */
  openFreeNames(): void {
    for (const occurrence of this.read.occurrences)
      if (occurrence.binding === FREE) occurrence.binding = UNKNOWN;
  }

  hasFree(names: ReadonlySet<string>): boolean {
    return this.read.occurrences.some(({ name, binding }) => binding === FREE && names.has(name));
  }

  /** Scopes in which a free name of `names` stands. */
  scopesOfFree(names: ReadonlySet<string>): number[] {
    return this.read.occurrences
      .filter(({ name, binding }) => binding === FREE && names.has(name))
      .map(({ scope }) => scope);
  }

  /** @param opaque scopes in which code that is not shown runs: it can name whatever is visible there */
  result(opaque: readonly number[], quotedCode: readonly number[]): Bindings {
    const marked = new Set<number>();
    for (const scope of opaque) {
      for (let at = scope; at !== -1 && !marked.has(at); at = this.scopes[at]!.parent) marked.add(at);
    }
    this.listOccurrences();
    return {
      scopes: this.scopes,
      bindings: this.bindings,
      occurrences: this.read.occurrences,
      isOpaque: (scope) => marked.has(scope),
      quotedCode,
    };
  }
}
