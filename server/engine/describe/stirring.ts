import { fileNames } from '../actions/fileNames';
import { surroundingsOf, type Surroundings } from '../actions/surroundings';
import { applied } from '../actions/triedRegion';
import type { TakenBack } from '../actions/tryAction';
import type { Edit } from '../edit/edit';
import type { RenderedStretch } from '../edit/render';
import { bindingsOf } from '../syntax/bindings/bindings';
import { isImport } from '../syntax/imports';
import type { FoundBy } from './findings';

/** What the rules find in an edit of a part of the two texts. */
export type FindIn = (before: string, after: string) => readonly FoundBy[];

/** Characters of code in which actions of a file are checked for what they stir up. */
const WORK = 1_000_000;

/**
 * Says of actions whether they would only lead to the next complaint: the rules are asked again about the result, in
 * the top-level statements that the action touches, or in the whole file if it takes the last use of a name or brings
 * an import back.
 */
export class Stirring {
  /** By part of the two texts: what is found there as it is. */
  private readonly known = new Map<string, readonly FoundBy[]>();
  private work = 0;
  private hasSkipped = false;

  constructor(
    private readonly edit: Edit,
    /** Nothing that is found in such an edit is more than information. */
    private readonly isWholeEditOfOneKind: boolean,
    private readonly findIn: FindIn,
  ) {}

  /** Whether actions were left unchecked because there was too much code to check. */
  get isLimited(): boolean {
    return this.hasSkipped;
  }

  /** @returns why an action is better not offered, or null */
  fault({ rule, draft }: FoundBy, closure: ReadonlySet<number>, { stretches }: TakenBack): string | null {
    if (stretches.length === 0 || this.edit.pair.after.language === null) return null;
    const around =
      takesLastUse(this.edit, stretches) || bringsImport(this.edit, closure)
        ? wholeTexts(this.edit)
        : surroundingsOf(this.edit, stretches);
    const { before, after } = this.edit.pair;
    const original = before.source.text.slice(around.before.start, around.before.end);
    const edited = after.source.text.slice(around.after.start, around.after.end);
    const key = `${around.before.start} ${around.after.start} ${around.after.end}`;
    const work = (original.length + edited.length) * (this.known.has(key) ? 1 : 2);
    if (this.work + work > WORK) {
      this.hasSkipped = true;
      return null;
    }
    this.work += work;
    const earlier = this.known.get(key) ?? this.findIn(original, edited);
    this.known.set(key, earlier);
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
}

function wholeTexts({ pair: { before, after } }: Edit): Surroundings {
  return {
    before: { start: 0, end: before.source.text.length },
    after: { start: 0, end: after.source.text.length },
  };
}

/** Whether a name of the file might have no use left: what is said of that stands where the name is declared. */
function takesLastUse({ pair: { after } }: Edit, stretches: readonly RenderedStretch[]): boolean {
  const { start } = stretches[0]!.after;
  const { end } = stretches[stretches.length - 1]!.after;
  const names = fileNames(after);
  return bindingsOf(after).occurrences.some(({ name, node, role }) => {
    const at = after.tree.start[node]!;
    if (role === 'declare' || at < start || at >= end) return false;
    return names.isDeclaredOutside(name, start, end) && !names.isUsedOutside(name, start, end);
  });
}

/** Whether an import comes back: another of the same name may stand anywhere. */
function bringsImport({ changes, alignment }: Edit, closure: ReadonlySet<number>): boolean {
  const { document, owner } = alignment.before;
  return [...closure].some((number) =>
    changes[number]!.beforeLexemes.some((lexeme) => {
      const unit = document.units[owner[lexeme]!];
      return unit !== undefined && isImport(unit);
    }),
  );
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
