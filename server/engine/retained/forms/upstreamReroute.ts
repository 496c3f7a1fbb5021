import { bodyOf } from '../blocks';
import { codeOf, intersects, mentioned, testOf, written } from '../code';
import { AND, atomCodes, atomsOf, chainOf, OR } from '../conditions';
import { guardsOf } from '../guards';
import { kindOf } from '../../syntax/syntaxTree';
import type { Form, FormContext } from './form';

/** What the retained branch is for is diverted before it, so that it can no longer run. */
export const upstreamReroute: Form = {
  id: 'upstream-reroute',
  words: 'behind code that leaves nothing for it to do',
  find(context) {
    return rerouted(context) ?? switchedOff(context) ?? uncalled(context);
  },
};

/** The test that decides about a retained statement: its own, or that of the branch it is in. */
function rerouted(context: FormContext) {
  const { before, after } = context.analysis;
  const test = testOf(before, before.units[context.target.before]!.node);
  if (test === null) return null;
  const condition = codeOf(before, test);
  const atoms = atomCodes(before, test);
  const read = mentioned(before, test);
  const guard = guardsOf(context).find(({ place, tests, body }) => {
    const [asked] = tests;
    if (asked === undefined) return false;
    const covers = isCoveredBy(asked);
    if (place === 'ahead' || place === 'else') return covers;
    if (place !== 'beside') return false;
    const writes = body.flatMap((unit) => [...written(after, after.units[unit]!.node)]);
    const shares = [...atomCodes(after, asked)].some((atom) => atoms.has(atom));
    return shares && intersects(new Set(writes), read);
  });
  return guard === undefined ? null : { nodes: [guard.node] };

  /** Whether what the guard lets through can never meet the retained test. */
  function isCoveredBy(asked: number): boolean {
    if (codeOf(after, asked) === condition) return true;
    if (chainOf(after, asked, OR).some((operand) => codeOf(after, operand) === condition)) return true;
    const needed = chainOf(before, test!, AND).map((operand) => codeOf(before, operand));
    return (
      needed.length > 1 &&
      chainOf(after, asked, AND).every((operand) => needed.includes(codeOf(after, operand)))
    );
  }
}

/** `c and False`, `c and not c`. */
function switchedOff({ analysis: { before, after, match }, target }: FormContext) {
  const [old, now] = [
    testOf(before, before.units[target.before]!.node),
    testOf(after, after.units[target.after]!.node),
  ];
  if (old === null || now === null || match.codes.before[target.before] === match.codes.after[target.after])
    return null;
  const atoms = atomCodes(before, old);
  const operands = chainOf(after, now, AND);
  const off = operands.find((operand) => {
    const code = codeOf(after, operand);
    const isNegated = /^(not_operator|unary_expression)$/.test(kindOf(after.tree, operand));
    return (
      /^(False|false)$/.test(code) ||
      (isNegated && atomsOf(after, operand).some((atom) => atoms.has(codeOf(after, atom))))
    );
  });
  return operands.length > 1 && off !== undefined ? { nodes: [off] } : null;
}

/** The one call of the function that holds the retained code now calls another. */
function uncalled({ analysis: { before, after, match, isAdded }, target }: FormContext) {
  const name = match.scopes.before[target.before]!.split('.').at(-1)!;
  if (name === '') return null;
  const calls = callsIn(before);
  if (calls.length !== 1 || callsIn(after).length > 0) return null;
  const scope = match.scopes.before[calls[0]!]!;
  const instead = after.units.find(
    ({ index }) => isAdded[index] && match.scopes.after[index] === scope && bodyOf(after, index).length === 0,
  );
  return instead === undefined ? null : { nodes: [instead.node] };

  function callsIn(document: typeof before): number[] {
    const codes = document === before ? match.codes.before : match.codes.after;
    const call = new RegExp(`(^|[^\\w$])${name.replace(/\$/g, '\\$')} \\(`);
    const definition = new RegExp(`(def|function) ${name.replace(/\$/g, '\\$')} \\(`);
    return codes.flatMap((code, unit) => (call.test(code) && !definition.test(code) ? [unit] : []));
  }
}
