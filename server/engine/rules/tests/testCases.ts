import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import type { Unit } from '../../syntax/units';
import { textOf } from '../checks/expressions';

/** A function that a test runner runs. */
export interface TestCase {
  readonly unit: Unit;
  readonly title: string;
  /** What says that it is not run, or '' if it is. */
  readonly skip: string;
  /** Holds tests rather than being one. */
  readonly isSuite: boolean;
}

/** The tests of a text, and the suites around them, in order. */
export function testCasesIn(document: SyntaxDocument): TestCase[] {
  return document.units.flatMap((unit) => {
    const found =
      document.language?.family === 'python' ? pythonTest(document, unit) : javascriptTest(document, unit);
    return found === null ? [] : [found];
  });
}

function pythonTest(document: SyntaxDocument, unit: Unit): TestCase | null {
  const { tree } = document;
  const { kind, name, node } = unit;
  const isTest =
    name !== null &&
    (kind === 'function_definition' ? /^test/.test(name) : kind === 'class_definition' && /Test/.test(name));
  if (!isTest) return null;
  const skip = childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === 'decorator')
    .map((child) => textOf(document, child))
    .find((decorator) => /^@[\w.]*\b(skip|skipif|skipIf|skipUnless|xfail|expectedFailure)\b/.test(decorator));
  return { unit, title: name, skip: skip ?? '', isSuite: kind === 'class_definition' };
}

const RUNNERS = /^(it|test|describe|suite|context|specify|[xf](it|test|describe))\b/;
const SKIPPED = /^x(it|test|describe)\b|\.(skip|skipIf|todo|fixme|fails|failing)\b/;

function javascriptTest(document: SyntaxDocument, unit: Unit): TestCase | null {
  const { tree } = document;
  if (unit.kind !== 'expression_statement') return null;
  const call = namedChildrenOf(tree, unit.node)[0];
  if (call === undefined || kindOf(tree, call) !== 'call_expression') return null;
  const called = childOfField(tree, call, 'function')!;
  const runner = textOf(document, called);
  if (!RUNNERS.test(runner)) return null;
  const list = childOfField(tree, call, 'arguments');
  const [title] = list === null ? [] : namedChildrenOf(tree, list);
  if (title === undefined || !/^(template_)?string$/.test(kindOf(tree, title))) return null;
  return {
    unit,
    title: textOf(document, title),
    skip: SKIPPED.test(runner) ? runner : '',
    isSuite: /^[xf]?(describe|suite|context)/.test(runner),
  };
}
