import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';
import { textOf } from '../checks/expressions';

/** How much an assertion pins down: the very value, some of it, or only that there is one. */
export type Strength = 1 | 2 | 3;

export interface Assertion {
  readonly unit: Unit;
  readonly strength: Strength;
  /** Whether it says what is not so. */
  readonly isNegated: boolean;
  /** Texts of what is looked at, literals left out. */
  readonly subjects: readonly string[];
}

/** The assertion that a statement is, or null. */
export function assertionOf(document: SyntaxDocument, unit: Unit): Assertion | null {
  const { tree } = document;
  if (unit.kind === 'assert_statement') {
    const asserted = namedChildrenOf(tree, unit.node)[0];
    return asserted === undefined ? null : { unit, ...ofCondition(document, asserted) };
  }
  if (unit.kind !== 'expression_statement') return null;
  const [inner] = namedChildrenOf(tree, unit.node);
  if (inner === undefined) return null;
  const call =
    kindOf(tree, inner) === 'await_expression' ? (namedChildrenOf(tree, inner)[0] ?? inner) : inner;
  if (!/^(call|call_expression|member_expression)$/.test(kindOf(tree, call))) return null;
  const said =
    document.language?.family === 'python' ? ofPythonCall(document, call) : ofJavaScriptCall(document, call);
  return said === null ? null : { unit, ...said };
}

type Said = Pick<Assertion, 'strength' | 'isNegated' | 'subjects'>;

/** What `assert condition` says. */
function ofCondition(document: SyntaxDocument, condition: number): Said {
  const { tree } = document;
  const kind = kindOf(tree, condition);
  const operands = namedChildrenOf(tree, condition);
  if (kind === 'boolean_operator' && /\band\b/.test(textOf(document, condition))) {
    // Each operand must hold: together they say at least what the strongest says.
    const all = operands.map((operand) => ofCondition(document, operand));
    const strongest = all.reduce((one, other) => (other.strength > one.strength ? other : one));
    return { ...strongest, subjects: all.flatMap(({ subjects }) => subjects) };
  }
  const subjects = kind === 'comparison_operator' ? operands : [condition];
  const said = { subjects: subjectsOf(document, subjects), isNegated: false };
  if (kind === 'not_operator') return { ...said, isNegated: true, strength: 2 };
  if (kind !== 'comparison_operator') return { ...said, strength: kind === 'call' ? 2 : 1 };
  const operator = childrenOf(tree, condition).find((child) => tree.named[child] === 0);
  const sign = operator === undefined ? '' : textOf(document, operator).replace(/\s+/g, ' ');
  const isRough = operands.some((operand) => /\bapprox\(|\bround\(/.test(textOf(document, operand)));
  if (sign === '==' || sign === 'is') return { ...said, strength: isRough ? 2 : 3 };
  // That a value is not None is asked of its presence; that it is not another value says little, too.
  const isPresence = sign === 'is not' && operands.some((operand) => textOf(document, operand) === 'None');
  const isNegated = !isPresence && /^(is not|!=|not in)$/.test(sign);
  return { ...said, isNegated, strength: isPresence || isNegated ? 1 : 2 };
}

const PYTHON: readonly (readonly [Strength, RegExp])[] = [
  [
    3,
    /^(assert(List|Dict|Set|Tuple|Sequence|MultiLine|Count|Query\w*)?Equals?|assertIs|assertIsNone|assertXMLEqual|assertHTMLEqual|assertJSONEqual|assert_equal|assert_array_equal|assert_frame_equal|assert_series_equal|assert_identical|assert_called_once_with|assert_has_calls|assert_not_called)$/,
  ],
  [
    2,
    /^(assertAlmostEquals?|assertIn|assertNotIn|assertContains|assertGreater(Equal)?|assertLess(Equal)?|assert\w*Regex\w*|assertIsInstance|assertDictContainsSubset|assertFalse|assert_allclose|assert_almost_equal|assert_array_almost_equal|assert_called_with|assert_any_call|assert_called_once)$/,
  ],
  [1, /^(assertTrue|assertIsNotNone|assertNotEquals?|assertIsNot|assert_|assert_called)$/],
];

function ofPythonCall(document: SyntaxDocument, call: number): Said | null {
  const { tree } = document;
  const called = childOfField(tree, call, 'function');
  if (called === null) return null;
  const name = textOf(document, called).replace(/^[^]*\./, '');
  const strength = PYTHON.find(([, names]) => names.test(name))?.[0];
  if (strength === undefined) return null;
  const list = childOfField(tree, call, 'arguments');
  const values = list === null ? [] : namedChildrenOf(tree, list).slice(0, 2);
  const [first] = values;
  if (name === 'assertTrue' && first !== undefined) {
    const said = ofCondition(document, first);
    return kindOf(tree, first) === 'call' ? { ...said, strength: 1 } : said;
  }
  const object = /^assert_(called|any|has|not)/.test(name) ? childOfField(tree, called, 'object') : null;
  return {
    strength,
    isNegated: /^assert(Not|IsNot(?!None)|False|_not)/.test(name),
    subjects: subjectsOf(document, object === null ? values : [object, ...values]),
  };
}

const JAVASCRIPT: readonly (readonly [Strength, RegExp])[] = [
  [
    3,
    /^(toBe|toEqual|toStrictEqual|toHaveBeenCalledWith|toHaveBeenCalledTimes|toHaveBeenNthCalledWith|toHaveBeenLastCalledWith|toHaveBeenCalledExactlyOnceWith|toHaveLength|toBeNull|toBeUndefined|toThrowErrorMatchingInlineSnapshot|toMatchInlineSnapshot|equals?|eql|eq|strictEqual|deepEqual|deepStrictEqual)$/,
  ],
  [
    2,
    /^(toBeCloseTo|toMatch|toMatchObject|toContain|toContainEqual|toBeGreaterThan(OrEqual)?|toBeLessThan(OrEqual)?|toBeInstanceOf|toHaveProperty|toHaveBeenCalled|toMatchSnapshot|toBeFalsy|match|include|includes|contain|contains|closeTo|above|below|instanceof|property)$/,
  ],
  [1, /^(toBeDefined|toBeTruthy|toBeTypeOf|ok|exist|exists|isOk|isDefined)$/],
];

function ofJavaScriptCall(document: SyntaxDocument, call: number): Said | null {
  const { tree } = document;
  const matcher = kindOf(tree, call) === 'call_expression' ? childOfField(tree, call, 'function') : call;
  if (matcher === null) return null;
  const chain = textOf(document, matcher);
  const list = childOfField(tree, call, 'arguments');
  const values = list === null ? [] : namedChildrenOf(tree, list);
  if (/^assert(\.\w+)?$/.test(chain)) {
    const strength = chain === 'assert' ? 1 : strengthOf(chain.slice(7));
    return strength === null
      ? null
      : { strength, isNegated: /\.not/i.test(chain), subjects: subjectsOf(document, values.slice(0, 2)) };
  }
  const looked = lookedAt(document, matcher);
  if (looked === null) return null;
  const strength = strengthOf(chain.replace(/^[^]*\./, ''));
  const isNegated = /\.not\.\w+$/.test(chain);
  return strength === null ? null : { strength, isNegated, subjects: subjectsOf(document, looked) };
}

function strengthOf(matcher: string): Strength | null {
  return JAVASCRIPT.find(([, names]) => names.test(matcher))?.[0] ?? null;
}

/** The arguments of the `expect(...)` that a chain of matchers starts with. */
function lookedAt(document: SyntaxDocument, chain: number): number[] | null {
  const { tree } = document;
  let node: number | null = chain;
  while (node !== null && kindOf(tree, node) === 'member_expression')
    node = childOfField(tree, node, 'object');
  if (node === null || kindOf(tree, node) !== 'call_expression') return null;
  if (!/^expect(\.soft|\.poll)?$/.test(textOf(document, childOfField(tree, node, 'function')!))) return null;
  return namedChildrenOf(tree, childOfField(tree, node, 'arguments')!);
}

/** Literals are what is expected, not what is looked at. */
function subjectsOf(document: SyntaxDocument, nodes: readonly number[]): string[] {
  return nodes
    .map((node) => textOf(document, node).replace(/\s+/g, ' '))
    .filter(
      (text) =>
        /[A-Za-z_$]/.test(text) &&
        !/^([rbuf]*["'`]|None$|True$|False$|null$|true$|false$|undefined$)/i.test(text),
    );
}
