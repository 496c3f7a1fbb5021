import { enclosing } from '../blocks';
import { codeOf, intersects, isSubsequence, mentioned, tokensOf, written } from '../code';
import { asksAbsence } from '../conditions';
import { testOf } from '../code';
import type { Form, FormContext } from './form';

/** The bad value is produced as before, and only where it is used something makes up for it. */
export const symptomPatch: Form = {
  id: 'symptom-patch',
  words: 'while the place that fails makes up for it',
  find(context) {
    if (context.analysis.before.units[context.target.before]!.children.length > 0) return null;
    const node = wrappedUse(context) ?? skippedUse(context);
    return node === null ? null : { nodes: [node] };
  },
};

/** A later statement that reads what the retained one writes, with something put around its tokens. */
function wrappedUse({ analysis: { before, after, match, wanted }, target }: FormContext): number | null {
  const results = written(before, before.units[target.before]!.node);
  if (results.size === 0) return null;
  const scope = match.scopes.before[target.before];
  for (let b = target.before + 1; b < before.units.length; b += 1) {
    const a = match.afterOf[b]!;
    if (match.scopes.before[b] !== scope || match.presence[b] !== 'wrapped') continue;
    if (wanted !== null && wanted.presence[b] !== 'same' && wanted.presence[b] !== null) {
      const isSameAnswer = wanted.codes.after[wanted.afterOf[b]!] === match.codes.after[a];
      if (isSameAnswer) continue;
    }
    if (!intersects(mentioned(before, before.units[b]!.node), results)) continue;
    const isWrap = isSubsequence(
      tokensOf(before, before.units[b]!.node),
      tokensOf(after, after.units[a]!.node),
    );
    if (isWrap && !/^await /.test(codeOf(after, after.units[a]!.node))) return after.units[a]!.node;
  }
  return null;
}

/** Inside a loop over what the retained statement fills, a new test that skips missing elements. */
function skippedUse({ analysis: { before, after, match, isAdded }, target }: FormContext): number | null {
  const results = written(before, before.units[target.before]!.node);
  if (results.size === 0) return null;
  const scope = match.scopes.before[target.before];
  const skip = after.units.find(({ index, node, kind }) => {
    if (!isAdded[index] || kind !== 'if_statement' || match.scopes.after[index] !== scope) return false;
    const test = testOf(after, node);
    if (index < target.after || test === null || !asksAbsence(after, test)) return false;
    const asked = mentioned(after, test);
    return enclosing(after, index).some((loop) => {
      const { kind: around, node: loopNode } = after.units[loop]!;
      if (!/^for(_in)?_statement$/.test(around) || isAdded[loop]) return false;
      const header = match.codes.after[loop]!;
      const isOver = [...results].some(
        (name) =>
          header.replace(/ /g, '').includes(`in${name}`) || header.replace(/ /g, '').includes(`of${name}`),
      );
      return isOver && intersects(asked, written(after, loopNode));
    });
  });
  return skip === undefined ? null : skip.node;
}
