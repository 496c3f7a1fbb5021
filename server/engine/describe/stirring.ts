import { surroundingsOf } from '../actions/surroundings';
import { applied, type TakenBack } from '../actions/tryAction';
import type { Edit } from '../edit/edit';
import type { Span } from '../edit/model';
import type { FoundBy } from './findings';

/** What the rules find in an edit of a part of the two texts. */
export type FindIn = (before: string, after: string) => readonly FoundBy[];

/** Characters of code in which actions of a file are checked for what they stir up. */
const WORK = 3_000_000;

/**
 * Says of actions whether they would only lead to the next complaint: the rules are asked again about the result, in
 * the top-level statements that the action touches.
 */
export class Stirring {
  private readonly known = new Map<string, readonly FoundBy[]>();
  private work = 0;

  constructor(
    private readonly edit: Edit,
    /** Nothing that is found in such an edit is more than information. */
    private readonly isWholeEditOfOneKind: boolean,
    private readonly findIn: FindIn,
  ) {}

  /** Whether actions were left unchecked because there was too much code to check. */
  get isLimited(): boolean {
    return this.work > WORK;
  }

  /** @returns why an action is better not offered, or null */
  fault({ rule, draft }: FoundBy, { stretches }: TakenBack): string | null {
    if (stretches.length === 0 || this.edit.pair.after.language === null) return null;
    const around = surroundingsOf(this.edit, stretches);
    this.work += 2 * lengthOf(around.before) + 2 * lengthOf(around.after);
    if (this.isLimited) return null;
    const { before, after } = this.edit.pair;
    const original = before.source.text.slice(around.before.start, around.before.end);
    const earlier = this.earlier(original, after.source.text.slice(around.after.start, around.after.end));
    const later = this.findIn(original, applied(after.source.text, around.after, stretches));
    const graver = later.find(
      (found) =>
        !this.isWholeEditOfOneKind &&
        isGrave(found) &&
        countOf(later, isOf(found)) > countOf(earlier, isOf(found)),
    );
    if (graver !== undefined) return `the result would be warned about (${graver.rule.metadata.id})`;
    const isSame = (other: FoundBy): boolean => other.rule === rule && other.draft.scope === draft.scope;
    const was = countOf(earlier, isSame);
    return was > 0 && countOf(later, isSame) >= was ? 'the same would be asked of the result' : null;
  }

  private earlier(before: string, after: string): readonly FoundBy[] {
    const key = `${before}\u0000${after}`;
    const known = this.known.get(key) ?? this.findIn(before, after);
    this.known.set(key, known);
    return known;
  }
}

function isOf({ rule }: FoundBy): (other: FoundBy) => boolean {
  return (other) => other.rule === rule && isGrave(other);
}

function isGrave({ level }: FoundBy): boolean {
  return level === 'warning' || level === 'error';
}

function countOf(found: readonly FoundBy[], test: (one: FoundBy) => boolean): number {
  return found.filter(test).length;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
