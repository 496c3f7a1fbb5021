import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile } from '../../server/engine/checkFile';
import type { FileReport, Range } from '../../server/engine/report';
import { LANGUAGES, languageOf } from '../../server/engine/syntax/languages';
import { createTreeParser } from '../../server/engine/syntax/parser';
import { assets } from '../support/assets';
import { historyEdits } from './history';

/**
 * Compares the lines that Pare's changes touch with the hunks of git's histogram diff, on real edits without moves,
 * wraps and renames, where a line diff and a diff of statements should agree.
 *
 * Usage: histogram.ts [--pairs N] [--commits N] REPOSITORY...
 */
const args = process.argv.slice(2);
const option = (name: string, fallback: string): string => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : args.splice(at, 2)[1]!;
};
const wanted = Number(option('pairs', '200'));
const commits = Number(option('commits', '60'));

const parser = await createTreeParser(assets);
for (const language of LANGUAGES) await parser.load(language);
const folder = mkdtempSync(join(tmpdir(), 'histogram-'));

type Lines = ReadonlySet<string>;

/** Changed lines that hold more than a bracket, by side and text: a line diff may choose among equal lines. */
function contents(lines: Iterable<number>, text: string, side: '-' | '+'): string[] {
  const all = text.split('\n');
  return [...lines].flatMap((line) => (/\w/.test(all[line] ?? '') ? [`${side}${all[line]!.trim()}`] : []));
}

function histogramLines(before: string, after: string): Lines {
  const files = [join(folder, 'before'), join(folder, 'after')] as const;
  writeFileSync(files[0], before);
  writeFileSync(files[1], after);
  let output = '';
  try {
    execFileSync('git', ['diff', '--no-index', '--histogram', '-U0', ...files], { encoding: 'utf8' });
  } catch (error) {
    // Texts that differ are told by the exit code.
    output = String((error as { stdout?: unknown }).stdout);
  }
  const lines = { '-': new Set<number>(), '+': new Set<number>() };
  for (const [, b, bCount = '1', a, aCount = '1'] of output.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    for (let line = 0; line < Number(bCount); line += 1) lines['-'].add(Number(b) - 1 + line);
    for (let line = 0; line < Number(aCount); line += 1) lines['+'].add(Number(a) - 1 + line);
  }
  return new Set([...contents(lines['-'], before, '-'), ...contents(lines['+'], after, '+')]);
}

function reportLines({ changes }: FileReport, before: string, after: string): Lines {
  const touched = (ranges: readonly Range[]): number[] =>
    ranges.flatMap(({ start, end }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index),
    );
  return new Set([
    ...changes.flatMap((change) => contents(touched(change.before), before, '-')),
    ...changes.flatMap((change) => contents(touched(change.after), after, '+')),
  ]);
}

let compared = 0;
let equal = 0;
let inside = 0;
for (const repository of args) {
  for (const edit of historyEdits(repository, { commits, skip: 0 })) {
    if (compared >= wanted) break;
    const { path, before, after } = edit;
    const file = { path, previousPath: null, before, after };
    const report = checkFile(file, { levels: {}, questions: false }, languageOf(path), parser.parse);
    const isPlain = report.changes.every(
      ({ part }) => part !== 'move' && part !== 'wrap' && part !== 'rename',
    );
    if (report.treatment !== 'tree' || !isPlain || before === '' || after === '') continue;
    compared += 1;
    const theirs = histogramLines(before, after);
    const ours = reportLines(report, before, after);
    const beyond = [...ours].filter((line) => !theirs.has(line));
    if (beyond.length === 0) inside += 1;
    // A line that a line diff marks has differing lexemes or layout, and so a change; the reverse may differ.
    const missed = [...theirs].filter((line) => !ours.has(line));
    if (missed.length === 0 && beyond.length === 0) equal += 1;
    else {
      console.log(
        `${edit.commit.slice(0, 10)} ${path}: only Pare ${beyond.length}, only git ${missed.length}`,
      );
      for (const line of [...beyond.slice(0, 2), ...missed.slice(0, 2)]) console.log(`    ${line}`);
    }
  }
}
rmSync(folder, { recursive: true });
console.log(`${compared} pairs; the same lines in ${equal}; no line beyond git's hunks in ${inside}`);
