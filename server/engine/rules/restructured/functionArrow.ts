import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, kindOf } from '../../syntax/syntaxTree';
import { definitionsIn, type Definition } from '../shared/definitions';
import { grouped } from '../shared/spans';
import { runOfUnit, type Pattern } from './pattern';

/**
 * `function f(x) { ... }` and `const f = (x) => { ... }` with the same parameters and the same body.
 *
 * Not for all values: an arrow function has no `this`, no `arguments` and cannot be constructed, and its name is not
 * bound before its line runs (ECMAScript, "Arrow Function Definitions", "Block: let and const declarations").
 */
export const functionArrow: Pattern = {
  form: 'function-and-arrow',
  words: 'write a function in the other form',
  holdsForAll: false,
  find({ pair, alignment, language }) {
    if (language?.family !== 'javascript') return [];
    const after = grouped(definitionsIn(pair.after), ({ name }) => name);
    return definitionsIn(pair.before).flatMap((old) => {
      const now = after
        .get(old.name)
        ?.find(({ unit }) => [-1, old.unit.index].includes(alignment.after.unitPair[unit.index]!));
      if (now === undefined || isArrow(pair.before, old) === isArrow(pair.after, now)) return [];
      if (!isSame(pair.before, old, pair.after, now)) return [];
      return [{ before: [runOfUnit(old.unit)], after: [runOfUnit(now.unit)] }];
    });
  },
};

function isArrow({ tree }: SyntaxDocument, { node }: Definition): boolean {
  return kindOf(tree, node) === 'arrow_function';
}

function isSame(one: SyntaxDocument, old: Definition, other: SyntaxDocument, now: Definition): boolean {
  const hashes = ['parameters', 'body'].map((field) => {
    const [a, b] = [childOfField(one.tree, old.node, field), childOfField(other.tree, now.node, field)];
    return a !== null && b !== null && one.hashes.of(a) === other.hashes.of(b);
  });
  return hashes.every(Boolean);
}
