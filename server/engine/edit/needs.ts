import type { SyntaxDocument } from '../syntax/document';
import type { Side } from './alignment';
import { needBindings } from './bindingNeeds';
import { commentedLexeme } from './commentRuns';
import { everySegment, type ChangeModel, type EditScript } from './model';
import type { SideName } from './placements';

/**
 * Adds what each change cannot stay without: the change it lies inside, the code its comment is about, the
 * bracket it closes, the binding of a name it uses.
 */
export function addNeeds(script: EditScript): void {
  const holders = { before: holdersOf(script, 'before'), after: holdersOf(script, 'after') };
  for (const change of script.changes) {
    if (['unit', 'wrap', 'move'].includes(change.origin)) needEnclosing(script, change);
    if (change.origin === 'comment') needCommented(script, change, holders);
  }
  needReplacing(script);
  needRenamed(script);
  needBrackets(script, holders);
  needBindings(script, holders);
}

/**
 * By lexeme: the number of the change that holds it, or -1. What moved
 * or is renamed is there with its change and without it.
 */
function holdersOf(script: EditScript, sideName: SideName): Int32Array {
  const holders = new Int32Array(script.alignment[sideName].document.lexemes.count).fill(-1);
  for (const change of script.changes) {
    if (change.origin === 'move' || change.origin === 'rename') continue;
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

/**
 * A statement that went where a new compound statement came lies inside it, whether or not another was written for
 * it there: it cannot stay away once the compound statement and what was written into it are taken back.
 */
function needReplacing(script: EditScript): void {
  const { changes } = script;
  const isAddedWrap = (number: number): boolean =>
    changes[number]!.origin === 'wrap' && changes[number]!.afterUnit !== -1;
  for (const segment of everySegment(script)) {
    if (segment.kind === 'pair') continue;
    const written = segment.pieces
      .filter(({ side }) => side === 'after')
      .flatMap(({ change }) => [...changes[change]!.needs].filter(isAddedWrap));
    const wraps = [...segment.wraps.filter(isAddedWrap), ...written];
    for (const { side, change } of segment.pieces) {
      if (side !== 'before' || changes[change]!.origin !== 'unit') continue;
      for (const wrap of wraps) changes[change]!.needs.add(wrap);
    }
  }
}

/**
 * Where nothing but names changed in a statement, it was laid out anew for the longer or shorter name. Without the
 * rename that layout would be all that is left.
 */
function needRenamed({ changes, alignment }: EditScript): void {
  const { owner } = alignment.before;
  const { equal } = alignment.units;
  const layouts = new Map<number, ChangeModel>();
  for (const change of changes) if (change.origin === 'layout') layouts.set(change.beforeUnit, change);
  for (const { origin, number, beforeLexemes } of changes) {
    if (origin !== 'rename') continue;
    for (const lexeme of beforeLexemes) {
      const unit = owner[lexeme]!;
      if (equal[unit] === 1) layouts.get(unit)?.needs.add(number);
    }
  }
}

function wrapAbove({ document, unitPair, holds, moved }: Side, unit: number): number {
  for (let at = document.units[unit]!.parent; at !== -1; at = document.units[at]!.parent) {
    if (unitPair[at] === -1 && holds[at] === 1) return at;
    // What stands inside a moved statement moves with it, whatever is around it.
    if (moved.has(at)) return -1;
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
  const about = commentedLexeme(script.alignment[sideName].document, lexemesOf(change, sideName));
  const holder = about === null ? -1 : holders[sideName][about]!;
  if (holder === -1 || holder === change.number) return;
  const { origin } = script.changes[holder]!;
  if (origin === 'unit' || origin === 'wrap') change.needs.add(holder);
}

const OPENERS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/**
 * Brackets that came, or went, in different changes hold each other if taking one back alone would leave a bracket
 * open. Not only mates do: where `f(g(a))` became `f(a)`, a bracket that stayed may have closed another one before,
 * so the search goes from mate to mate, in either text, until it ends at brackets of changes.
 */
function needBrackets(
  script: EditScript,
  holders: { readonly before: Int32Array; readonly after: Int32Array },
): void {
  const { before, after } = script.alignment;
  const mates = { before: matesIn(before.document), after: matesIn(after.document) };
  linkFrom('before');
  linkFrom('after');

  function linkFrom(sideName: SideName): void {
    holders[sideName].forEach((holder, lexeme) => {
      if (holder !== -1 && mates[sideName][lexeme] !== -1) link(holder, endFrom(sideName, lexeme));
    });
  }

  /** The change at the other end of the chain of mates and pairs that starts at a bracket of a change, or -1. */
  function endFrom(start: SideName, bracket: number): number {
    let sideName = start;
    for (let lexeme = mates[sideName][bracket]!; lexeme !== -1; lexeme = mates[sideName][lexeme]!) {
      const holder = holders[sideName][lexeme]!;
      if (holder !== -1) return holder;
      lexeme = script.alignment[sideName].pair[lexeme]!;
      if (lexeme === -1) return -1;
      sideName = sideName === 'before' ? 'after' : 'before';
    }
    return -1;
  }

  function link(one: number, other: number): void {
    if (other === -1 || one === other) return;
    script.changes[one]!.needs.add(other);
    script.changes[other]!.needs.add(one);
  }
}

/** By lexeme: the bracket that closes or opens it, or -1. */
export function matesIn({ lexemes, source, tree, language }: SyntaxDocument): Int32Array {
  const mates = new Int32Array(lexemes.count).fill(-1);
  const open: { lexeme: number; closer: string }[] = [];
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.end[lexeme]! - lexemes.start[lexeme]! !== 1) continue;
    // Markup can consist of a single bracket that is only text.
    if (language !== null && tree.named[lexemes.node[lexeme]!] === 1) continue;
    const text = source.text[lexemes.start[lexeme]!]!;
    const closer = OPENERS.get(text);
    if (closer !== undefined) open.push({ lexeme, closer });
    else if (open[open.length - 1]?.closer === text) {
      const opener = open.pop()!.lexeme;
      mates[opener] = lexeme;
      mates[lexeme] = opener;
    }
  }
  return mates;
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
