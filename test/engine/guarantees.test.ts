import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { languageOf } from '../../server/engine/syntax/languages';
import { verify, type Verdict } from '../judge/guarantees';
import { compilePython } from '../judge/oracles';
import { describeWithSharedData, sharedLines } from '../support/sharedData';
import { parse } from '../support/read';

interface Pair {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

function verdictOf(pair: Pair): Verdict {
  return verify(pair, languageOf(pair.path), parse);
}

/** Lines from which small programs are put together, most of them not valid. */
const LINES = [
  'def f(a, b=1):',
  '    # keeps the order',
  '    x = a  # why',
  '    if x is None:',
  '        return 0',
  '    for y in x:',
  '        b += y',
  "    s = 'a'",
  '    s = "a"',
  '    t = (s)',
  '    return b',
  'import os',
  'print(os.sep)',
  '',
];

const python = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { minLength: 1, maxLength: 14 }), fc.constantFrom('\n', '\r\n'))
  .map(([lines, end]) => lines.join(end) + end);

/** A program and the same with some lines dropped, doubled, re-indented, or given other blanks. */
const edit = python.chain((before) =>
  fc
    .array(fc.constantFrom('keep', 'keep', 'keep', 'drop', 'double', 'indent', 'blanks', 'spaces'), {
      minLength: 14,
      maxLength: 14,
    })
    .map((what) => ({ path: 'a.py', before, after: mutated(before, what) })),
);

function mutated(text: string, what: readonly string[]): string {
  return text
    .split(/(?<=\n)/)
    .flatMap((line, index) => {
      switch (what[index]) {
        case 'drop':
          return [];
        case 'double':
          return [line, line];
        case 'indent':
          return [`    ${line}`];
        case 'blanks':
          return [line.replace(/(\r?\n)$/, '  $1')];
        case 'spaces':
          return [line.replace(' = ', '  =  ')];
        default:
          return [line];
      }
    })
    .join('');
}

describe('the guarantees', () => {
  it('hold for generated edits', () => {
    fc.assert(
      fc.property(edit, (pair) => {
        expect(verdictOf(pair).violations).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('hold where indented statements of a half-written program stand at its top', () => {
    const defs = 'def f(a):\n'.repeat(6);
    const before = `def f(a):\n    t = (s)\n${defs}    if x is None:\n    s = "a"\n`;
    const after = `def f(a):\n    t = (s)\n${defs}        if x is None:\n    s = "a"\n    s = "a"\n`;
    expect(verdictOf({ path: 'a.py', before, after }).violations).toEqual([]);
  });

  it('hold where one of a name’s declarations gets a scope of its own back', () => {
    const rest = 'import os\n\nprint(os.sep)\n';
    const before = `def f(a):\n    x = a\nimport os\n${rest}`;
    const after = `    x = a\n    import os\n${rest}`;
    const { violations, offered } = verdictOf({ path: 'a.py', before, after });
    expect(offered.map(({ rule }) => rule)).toContain('dangling-name');
    expect(violations).toEqual([]);
  });
});

describeWithSharedData('the guarantees on edits by models', () => {
  interface Task {
    readonly before: string;
    readonly outputs: readonly { readonly code: string }[];
  }
  const verdicts = sharedLines<Task>('canitedit_sample/samples.jsonl').flatMap(({ before, outputs }) =>
    outputs.map(({ code }) => verdictOf({ path: 'a.py', before, after: code })),
  );

  test('hold', () => {
    expect(verdicts.length).toBe(94);
    expect(verdicts.flatMap(({ violations }) => violations)).toEqual([]);
  });

  test('CPython compiles what the actions leave', () => {
    const results = verdicts.flatMap(({ report, offered }) => (report.treatment === 'tree' ? offered : []));
    expect(results.length).toBeGreaterThan(20);
    const answers = compilePython(results.map(({ result }) => result));
    if (answers === null) console.log('not compared with CPython: there is no python3');
    else expect(answers.filter((answer) => answer !== null)).toEqual([]);
  });
});

describeWithSharedData('the guarantees on corrupted programs', () => {
  interface Program {
    readonly canonical: string;
    readonly corrupted: string;
  }

  test('hold, and a change of one value is never called layout', () => {
    for (const { canonical, corrupted } of sharedLines<Program>('over_editing_400/pairs.jsonl').slice(
      0,
      150,
    )) {
      const { violations, report } = verdictOf({ path: 'a.py', before: corrupted, after: canonical });
      expect(violations).toEqual([]);
      expect(report.editIs).not.toBe('layout');
    }
  });
});
