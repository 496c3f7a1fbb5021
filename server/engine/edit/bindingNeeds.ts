import { bindingsOf, lexemeOf } from '../syntax/bindings/bindings';
import { SCOPE_STATEMENT, type Bindings, type Occurrence } from '../syntax/bindings/model';
import type { SyntaxDocument } from '../syntax/document';
import type { EditScript } from './model';

interface Holders {
  readonly before: Int32Array;
  readonly after: Int32Array;
}

/**
 * A use that was inserted needs the insertion of the only binding it has; a binding that was deleted needs, while
 * deleted, that every deleted use of it stays deleted.
 *
 * @param holders by lexeme: the number of the change that holds it, or -1
 */
export function needBindings({ pair, changes }: EditScript, holders: Holders): void {
  // Names need not be looked up where no code changed.
  if (changes.every(({ part, beforeLexemes, afterLexemes }) => isComment(part, beforeLexemes, afterLexemes)))
    return;
  const after = bindingsOf(pair.after);
  const before = bindingsOf(pair.before);
  for (const { user, binders } of changedUses(pair.after, after, holders.after)) {
    const [first] = binders;
    if (!binders.has(user)) changes[user]!.needs.add(first!);
  }
  const names = new Set(after.bindings.map(({ name, scope }) => levelled(name, scope)));
  for (const { user, binders, binding } of changedUses(pair.before, before, holders.before)) {
    const { name, scope } = before.bindings[binding]!;
    if (names.has(levelled(name, scope))) continue;
    for (const binder of binders) if (binder !== user) changes[binder]!.needs.add(user);
  }
}

function isComment(part: string, before: readonly number[], after: readonly number[]): boolean {
  return part === 'comment' || (before.length === 0 && after.length === 0);
}

/** A name of the file and one of a function are never taken for each other. */
function levelled(name: string, scope: number): string {
  return scope === 0 ? `file ${name}` : name;
}

interface ChangedUse {
  readonly user: number;
  readonly binding: number;
  /** Changes that hold the declarations of the binding: all of them are changed. */
  readonly binders: ReadonlySet<number>;
}

/** Uses that a change holds, of bindings that are declared by changes only. */
function* changedUses(
  document: SyntaxDocument,
  { bindings, occurrences }: Bindings,
  holders: Int32Array,
): Generator<ChangedUse> {
  const known = new Map<number, ReadonlySet<number>>();
  for (const occurrence of occurrences) {
    const { binding, role, flags, node } = occurrence;
    if (binding < 0 || role === 'declare' || (flags & SCOPE_STATEMENT) !== 0) continue;
    const user = holders[lexemeOf(document, node)]!;
    if (user === -1) continue;
    const binders = bindersOf(binding);
    if (binders.size > 0 && !binders.has(-1)) yield { user, binding, binders };
  }

  function bindersOf(binding: number): ReadonlySet<number> {
    const found =
      known.get(binding) ??
      new Set(
        bindings[binding]!.occurrences.map((index) => occurrences[index]!)
          .filter(isDeclaration)
          .map(({ node }) => holders[lexemeOf(document, node)]!),
      );
    known.set(binding, found);
    return found;
  }
}

function isDeclaration({ role }: Occurrence): boolean {
  return role === 'declare';
}
