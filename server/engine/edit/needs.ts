import type { Names, Occurrence } from '../syntax/names/occurrence';
import type { Side } from './alignment';
import type { ChangeModel, EditScript } from './model';
import type { SideName } from './placements';

/**
 * Adds what each change cannot stay without: the change it lies inside, the code its comment is about, the
 * bracket it closes, the binding of a name it uses.
 */
export function addNeeds(script: EditScript, names: { readonly before: Names; readonly after: Names }): void {
  const holders = { before: holdersOf(script, 'before'), after: holdersOf(script, 'after') };
  for (const change of script.changes) {
    if (change.origin === 'unit' || change.origin === 'wrap') needEnclosing(script, change);
    if (change.origin === 'comment') needCommented(script, change, holders);
  }
  needBrackets(script, 'before', holders.before);
  needBrackets(script, 'after', holders.after);
  needBindings(script, names, holders);
}

/** By lexeme: the number of the change that holds it, or -1. */
function holdersOf(script: EditScript, sideName: SideName): Int32Array {
  const holders = new Int32Array(script.alignment[sideName].document.lexemes.count).fill(-1);
  for (const change of script.changes) {
    for (const lexeme of lexemesOf(change, sideName)) holders[lexeme] = change.number;
  }
  return holders;
}

function lexemesOf(change: ChangeModel, sideName: SideName): readonly number[] {
  return sideName === 'before' ? change.beforeLexemes : change.afterLexemes;
}

/** What was inserted into a new compound statement cannot stay without it. */
function needEnclosing(script: EditScript, change: ChangeModel): void {
  if (change.afterUnit === -1) return;
  const side = script.alignment.after;
  const wrap = wrapAbove(side, change.afterUnit);
  if (wrap === -1) return;
  const holder = script.changes.find(({ origin, afterUnit }) => origin === 'wrap' && afterUnit === wrap);
  if (holder !== undefined) change.needs.add(holder.number);
}

function wrapAbove({ document, unitPair, holds }: Side, unit: number): number {
  for (let at = document.units[unit]!.parent; at !== -1; at = document.units[at]!.parent) {
    if (unitPair[at] === -1 && holds[at] === 1) return at;
  }
  return -1;
}

/** A comment above or behind a statement that comes or goes, comes or goes with it. */
function needCommented(
  script: EditScript,
  change: ChangeModel,
  holders: { readonly before: Int32Array; readonly after: Int32Array },
): void {
  if (change.beforeLexemes.length > 0 && change.afterLexemes.length > 0) return;
  const sideName = change.beforeLexemes.length > 0 ? 'before' : 'after';
  const about = commentedLexeme(script.alignment[sideName], lexemesOf(change, sideName));
  const holder = about === null ? -1 : holders[sideName][about]!;
  if (holder === -1 || holder === change.number) return;
  const { origin } = script.changes[holder]!;
  if (origin === 'unit' || origin === 'wrap') change.needs.add(holder);
}

/**
 * The lexeme a comment is about: the one before it on its line, else the one right below it, else null.
 */
export function commentedLexeme({ document }: Side, run: readonly number[]): number | null {
  const { lexemes, source } = document;
  const first = run[0]!;
  const last = run[run.length - 1]!;
  const lead = first === 0 ? '\n' : source.text.slice(lexemes.end[first - 1]!, lexemes.start[first]!);
  if (!lead.includes('\n')) return first - 1;
  if (last + 1 >= lexemes.count) return null;
  const trail = source.text.slice(lexemes.end[last]!, lexemes.start[last + 1]!);
  if (lexemes.comment[last + 1] === 1 || /\n[ \t]*\n/.test(trail)) return null;
  return last + 1;
}

const OPENERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Brackets that came, or went, in different changes hold each other. */
function needBrackets(script: EditScript, sideName: SideName, holders: Int32Array): void {
  const { document } = script.alignment[sideName];
  const { lexemes, source } = document;
  const open: { lexeme: number; closer: string }[] = [];
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.end[lexeme]! - lexemes.start[lexeme]! !== 1) continue;
    const text = source.text[lexemes.start[lexeme]!]!;
    const closer = OPENERS.get(text);
    if (closer !== undefined) open.push({ lexeme, closer });
    else if (open[open.length - 1]?.closer === text) link(holders[open.pop()!.lexeme]!, holders[lexeme]!);
  }

  function link(one: number, other: number): void {
    if (one === -1 || other === -1 || one === other) return;
    script.changes[one]!.needs.add(other);
    script.changes[other]!.needs.add(one);
  }
}

/**
 * A use that was inserted needs the insertion of the only binding it has; a binding that was deleted needs, while
 * deleted, that every deleted use of it stays deleted.
 */
function needBindings(
  script: EditScript,
  names: { readonly before: Names; readonly after: Names },
  holders: { readonly before: Int32Array; readonly after: Int32Array },
): void {
  const after = bindersOf(names.after, holders.after);
  for (const { name, role, lexeme } of names.after.occurrences) {
    const user = holders.after[lexeme]!;
    if (role === 'use' && user !== -1) link(user, after.get(name) ?? null);
  }
  const before = bindersOf(names.before, holders.before);
  for (const { name, role, lexeme } of names.before.occurrences) {
    const user = holders.before[lexeme]!;
    const binders = before.get(name);
    if (role !== 'use' || user === -1 || binders === undefined || binders.has(-1)) continue;
    if (after.has(name)) continue;
    for (const binder of binders) if (binder !== user) script.changes[binder]!.needs.add(user);
  }

  function link(user: number, binders: ReadonlySet<number> | null): void {
    if (binders === null || binders.has(-1) || binders.has(user)) return;
    const [first] = binders;
    script.changes[user]!.needs.add(first!);
  }
}

/** By name: the changes that hold its bindings, -1 for bindings that no change holds. */
function bindersOf({ occurrences }: Names, holders: Int32Array): ReadonlyMap<string, ReadonlySet<number>> {
  const binders = new Map<string, Set<number>>();
  for (const { name, role, lexeme } of occurrences as readonly Occurrence[]) {
    if (role === 'use') continue;
    const known = binders.get(name);
    if (known === undefined) binders.set(name, new Set([holders[lexeme]!]));
    else known.add(holders[lexeme]!);
  }
  return binders;
}

/** Every change that cannot stay once `changes` are taken back, themselves included. */
export function closureOf(script: EditScript, changes: Iterable<number>): ReadonlySet<number> {
  const taken = new Set(changes);
  for (let grew = true; grew;) {
    grew = false;
    for (const { number, needs } of script.changes) {
      if (taken.has(number)) continue;
      for (const need of needs) {
        if (!taken.has(need)) continue;
        taken.add(number);
        grew = true;
        break;
      }
    }
  }
  return taken;
}
