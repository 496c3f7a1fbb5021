import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkFile } from '../../server/engine/checkFile';
import type { FileReport, Range } from '../../server/engine/report';
import { LANGUAGES, languageOf } from '../../server/engine/syntax/languages';
import { readPair } from '../../server/engine/syntax/document';
import { createTreeParser } from '../../server/engine/syntax/parser';
import { lineAt } from '../../server/engine/syntax/sourceText';
import { assets } from '../support/assets';
import { historyEdits } from './history';

/**
 * Compares the lines that Pare's changes touch with the hunks of git's histogram diff, on real edits where a line diff
 * and a diff of statements should agree: without moves, wraps and renames, and without changes in a lexeme of several
 * lines, such as a docstring, which changes as a whole.
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

/** Whether a change touches a lexeme that spans lines. */
function hasTallLexeme({ changes, path }: FileReport, before: string, after: string): boolean {
  const pair = readPair(before, after, languageOf(path), parser.parse);
  return (['before', 'after'] as const).some((side) => {
    const { lexemes, source } = pair[side];
    const ranges = changes.flatMap((change) => change[side]);
    return Array.from(lexemes.start).some((start, lexeme) => {
      const first = lineAt(source, start);
      const last = lineAt(source, lexemes.end[lexeme]!);
      return last > first && ranges.some((range) => range.start.line <= last && range.end.line >= first);
    });
  });
}

interface Hunks {
  /** Changed lines that hold more than a bracket. */
  readonly lines: Lines;
  /** Those lines of each hunk that has any. */
  readonly each: readonly Lines[];
}

function histogramHunks(before: string, after: string): Hunks {
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
  const each: Lines[] = [];
  for (const [, b, bCount = '1', a, aCount = '1'] of output.matchAll(
    /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm,
  )) {
    const removed = Array.from({ length: Number(bCount) }, (_, index) => Number(b) - 1 + index);
    const added = Array.from({ length: Number(aCount) }, (_, index) => Number(a) - 1 + index);
    each.push(new Set([...contents(removed, before, '-'), ...contents(added, after, '+')]));
  }
  return { lines: new Set(each.flatMap((hunk) => [...hunk])), each: each.filter(({ size }) => size > 0) };
}

interface Touched {
  /** Lines on which a change has text, or which it does not leave. */
  readonly held: Lines;
  /** Those, and the lines that a change of line breaks only reaches: the ends of the code around it. */
  readonly all: Lines;
}

function reportLines({ changes }: FileReport, before: string, after: string): Touched {
  const touched = (ranges: readonly Range[], text: string, isHeld: boolean): number[] => {
    const lines = text.split('\n');
    return ranges.flatMap((range) =>
      Array.from(
        { length: range.end.line - range.start.line + 1 },
        (_, index) => range.start.line + index,
      ).filter(
        (line) => !isHeld || range.start.line === range.end.line || hasText(lines[line] ?? '', line, range),
      ),
    );
  };
  const lines = (isHeld: boolean): Lines =>
    new Set(
      changes.flatMap((change) => [
        ...contents(touched(change.before, before, isHeld), before, '-'),
        ...contents(touched(change.after, after, isHeld), after, '+'),
      ]),
    );
  return { held: lines(true), all: lines(false) };
}

function hasText(content: string, line: number, { start, end }: Range): boolean {
  const from = line === start.line ? start.character : 0;
  return /\S/.test(content.slice(from, line === end.line ? end.character : undefined));
}

let compared = 0;
let equal = 0;
let inside = 0;
let agreeing = 0;
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
    if (hasTallLexeme(report, before, after)) continue;
    compared += 1;
    const { lines: theirs, each } = histogramHunks(before, after);
    const ours = reportLines(report, before, after);
    const beyond = [...ours.held].filter((line) => !theirs.has(line));
    if (beyond.length === 0) inside += 1;
    // What is inserted into a line changes the line for git on both sides, and for Pare on one.
    if (beyond.length === 0 && each.every((hunk) => [...hunk].some((line) => ours.all.has(line))))
      agreeing += 1;
    // A line that a line diff marks has differing lexemes or layout, and so a change; the reverse may differ.
    const missed = [...theirs].filter((line) => !ours.all.has(line));
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
console.log(
  `${compared} pairs; a change in every hunk of git's and none beyond in ${agreeing}; the same lines in ${equal}; ` +
    `no line beyond git's hunks in ${inside}`,
);
