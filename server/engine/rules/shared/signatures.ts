import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { textOf } from '../checks/expressions';
import type { Parameter } from './parameters';

/** What callers of a function may have to do otherwise. */
export interface SignatureChange {
  readonly form: 'removed' | 'renamed' | 'reordered' | 'required' | 'added' | 'default';
  readonly words: string;
}

/** Whether parameters have other names, and are the same to those who pass them by their places. */
export function isOtherNameOnly(
  { pair }: Edit,
  before: readonly Parameter[],
  after: readonly Parameter[],
): boolean {
  const typeOf = (document: SyntaxDocument, { annotation }: Parameter): string | null =>
    annotation === null ? null : textOf(document, annotation);
  const hasOtherType = (original: Parameter, now: Parameter): boolean => {
    const [one, other] = [typeOf(pair.before, original), typeOf(pair.after, now)];
    return one !== null && other !== null && one !== other;
  };
  return (
    before.length === after.length &&
    before.every((original, index) => {
      const { name: now, byDefault, isOptional } = after[index]!;
      if (now === original.name) return byDefault === original.byDefault;
      const isAnother = before.some((other) => other.name === now);
      const isLike = byDefault === original.byDefault && isOptional === original.isOptional;
      return !isAnother && isLike && !hasOtherType(original, after[index]!);
    })
  );
}

/** What differs, the gravest first: what breaks callers before what does not. */
export function differenceOf(
  before: readonly Parameter[],
  after: readonly Parameter[],
): SignatureChange | null {
  const [old, now] = [before.map(({ name }) => name), after.map(({ name }) => name)];
  const gone = old.filter((name) => !now.includes(name));
  const come = after.filter(({ name }) => !old.includes(name));
  if (gone.length > 0 && gone.length === come.length && old.length === now.length) {
    return {
      form: 'renamed',
      words: `the parameter ${quoted(gone)} is now ${quoted(come.map(({ name }) => name))}`,
    };
  }
  if (gone.length > 0) return { form: 'removed', words: `the parameter ${quoted(gone)} is gone` };
  const kept = now.filter((name) => old.includes(name));
  if (kept.some((name, index) => name !== old[index]))
    return { form: 'reordered', words: 'the parameters stand in another order' };
  const required = come.filter(({ isOptional }) => !isOptional);
  if (required.length > 0)
    return { form: 'required', words: `callers must now pass ${quoted(required.map(({ name }) => name))}` };
  const pushed = come.length === 0 ? [] : pushedBack(before, after);
  if (pushed.length > 0) {
    const names = quoted(come.map(({ name }) => name));
    return {
      form: 'added',
      words: `${names} may now be passed, and ${quoted(pushed)} ${pushed.length === 1 ? 'has' : 'have'} another place`,
    };
  }
  return defaultOf(before, after);
}

/** Parameters passed by their place that are in another place now, as one that may be passed came before them. */
function pushedBack(before: readonly Parameter[], after: readonly Parameter[]): string[] {
  const placed = (parameters: readonly Parameter[]): string[] =>
    parameters.filter(({ isByName }) => !isByName).map(({ name }) => name);
  const now = placed(after);
  return placed(before).filter((name, index) => now[index] !== name);
}

/** Callers that pass nothing are those to whom a default matters: there are none where something had to be passed. */
function defaultOf(before: readonly Parameter[], after: readonly Parameter[]): SignatureChange | null {
  for (const { name, byDefault } of after) {
    const original = before.find((parameter) => parameter.name === name);
    if (original === undefined || !original.isOptional || original.byDefault === byDefault) continue;
    const words =
      byDefault === null ? `\`${name}\` has no default now` : `the default of \`${name}\` is another`;
    return { form: 'default', words };
  }
  return null;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
