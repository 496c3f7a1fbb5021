import { diffLines } from 'diff';
import { Language, Parser } from 'web-tree-sitter';
import { checkFile } from '../server/engine/checkFile';
import { languageOf } from '../server/engine/syntax/languages';
import { createTreeParser } from '../server/engine/syntax/parser';
import { assets } from '../test/support/assets';
import { edited, program } from './programs';

/**
 * The edits that cost most, beside parsing both texts and beside jsdiff's line diff of them, in one run on one machine.
 *
 * Usage: npm run bench:worst
 */
interface Case {
  readonly name: string;
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

const RUNS = 3;
/** jsdiff is stopped here: two unrelated texts would take it minutes. */
const LINE_DIFF_LIMIT = 60_000;

const python = program('python', 10_000);
const typescript = program('typescript', 10_000);
const equalLines = 'value = load(1)\n'.repeat(100_000);
const items = Array.from({ length: 200_000 }, (_, index) => `item${index}`).join(', ');
const CASES: readonly Case[] = [
  {
    name: 'unrelated, 10,000 lines',
    path: 'a.py',
    before: python,
    after: python
      .split('\n')
      .map((line) => line.replace(/[a-z]+/g, (word) => [...word].reverse().join('') + word.length))
      .map((line) =>
        line.replace(/^( *)\w+.*$/, (whole, lead: string) => `${lead}x${whole.length} = ${whole.length}`),
      )
      .reverse()
      .map((line) => line.trim())
      .join('\n'),
  },
  { name: 'two programs, 10,000 lines', path: 'a.ts', before: typescript, after: renumbered(typescript) },
  {
    name: '100,000 equal lines, 3 more',
    path: 'a.py',
    before: equalLines,
    after: `${equalLines}${'value = load(1)\n'.repeat(3)}`,
  },
  {
    name: 'a line of 2 MB, one name changed',
    path: 'a.js',
    before: `f(${items});\n`,
    after: `f(${items.replace('item100000', 'other')});\n`,
  },
  {
    name: 'a line of 2 MB, plain text',
    path: 'a.txt',
    before: items,
    after: items.replace('item100000', 'other'),
  },
  {
    name: '1,000 hunks, 20,000 lines',
    path: 'a.py',
    before: program('python', 20_000),
    after: edited(program('python', 20_000), 'python', 1000),
  },
];

const trees = await createTreeParser(assets);
console.log(
  `${'case'.padEnd(36)}  parse ms  report ms  of parse  line diff ms  of parse  changes  truncated`,
);
for (const { name, path, before, after } of CASES) {
  const language = languageOf(path);
  if (language !== null) await trees.load(language);
  const parser = new Parser();
  if (language !== null) parser.setLanguage(await Language.load(await assets.grammar(language.grammar)));
  const parse =
    language === null ? NaN : median(() => [before, after].forEach((text) => parser.parse(text)!.delete()));
  const check = () =>
    checkFile(
      { path, previousPath: null, before, after },
      { levels: {}, questions: true },
      language,
      trees.parse,
    );
  const last = check();
  const report = median(() => {
    forgetTexts();
    check();
  });
  const lines = median(() => diffLines(before, after, { timeout: LINE_DIFF_LIMIT }), 1);
  const ratio = (time: number): string => (Number.isNaN(parse) ? '-' : (time / parse).toFixed(2));
  console.log(
    `${name.padEnd(36)}${parse.toFixed(0).padStart(10)}${report.toFixed(0).padStart(11)}${ratio(report).padStart(10)}` +
      `${lines.toFixed(0).padStart(14)}${ratio(lines).padStart(10)}${String(last.changes.length).padStart(9)}  ` +
      last.truncated.map(({ limit }) => limit).join(', '),
  );

  function forgetTexts(): void {
    if (language === null) return;
    for (const text of ['a', 'b', 'c', 'd'])
      trees.parse(language, '', { tree: trees.parse(language, text), text });
  }
}

/** Another program of the same shape. */
function renumbered(text: string): string {
  return text
    .replace(/\d+/g, (digits) => String(Number(digits) * 31 + 7))
    .replace(/\b(total|items|item|size)\b/g, '$1Of');
}

function median(work: () => void, runs = RUNS): number {
  const times = Array.from({ length: runs }, () => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  return times.sort((one, other) => one - other)[runs >> 1]!;
}
