import {
  comparedFile,
  type ComparedFile,
  type ReferenceOptions,
} from '../../../server/engine/measures/reference/comparedFile';
import { deletionFigures } from '../../../server/engine/measures/reference/deletionRecall';
import { localisation } from '../../../server/engine/measures/reference/localisation';
import { patchSize } from '../../../server/engine/measures/reference/patchSize';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';
import { readLines, type Task } from './triples';

/**
 * Deletion recall, precision and localisation of model patches against the developers', by submission.
 *
 * Usage: deletionTable.ts [--code-only] [--drop-model-moves] TRIPLES.jsonl
 */
const args = process.argv.slice(2);
const flag = (name: string): boolean => {
  const at = args.indexOf(name);
  if (at !== -1) args.splice(at, 1);
  return at !== -1;
};
const options: ReferenceOptions = { codeOnly: flag('--code-only'), paperStrict: !flag('--drop-model-moves') };

interface Row {
  readonly recall: number[];
  readonly precision: (number | null)[];
  readonly pooled: { wanted: number; file: number; scope: number; line: number };
  larger: number;
  equal: number;
}

const rows = new Map<string, Row>();
for (const task of readLines<Task>(args[0]!)) {
  const files = compared(task);
  const { recall, precision } = deletionFigures(files);
  if (recall === null) continue;
  const outcome = task.resolved === null ? 'unknown' : task.resolved ? 'resolved' : 'unresolved';
  const row = rowOf(`${task.submission}, ${outcome}`);
  row.recall.push(recall);
  row.precision.push(precision);
  const reached = localisation(files);
  for (const level of ['wanted', 'file', 'scope', 'line'] as const) row.pooled[level] += reached[level];
  const { relation } = patchSize(files);
  if (relation === 'larger') row.larger += 1;
  if (relation === 'equal') row.equal += 1;
}

console.log('submission | n | recall | precision 0 / left out | file / scope / line | larger / equal');
for (const [name, { recall, precision, pooled, larger, equal }] of [...rows].sort()) {
  const defined = precision.filter((value) => value !== null);
  const share = (part: number): string => percent(part / pooled.wanted);
  console.log(
    [
      name,
      recall.length,
      percent(mean(recall)),
      `${percent(mean(precision.map((value) => value ?? 0)))} / ${percent(mean(defined))}`,
      `${share(pooled.file)} / ${share(pooled.scope)} / ${share(pooled.line)}`,
      `${percent(larger / recall.length)} / ${percent(equal / recall.length)}`,
    ].join(' | '),
  );
}

function compared({ files }: Task): ComparedFile[] {
  return files.map(({ path, base, gold, model }) =>
    comparedFile(
      { path, before: base ?? '', reference: gold ?? '', after: model ?? '' },
      languageOf(path),
      parse,
      options,
    ),
  );
}

function rowOf(name: string): Row {
  const known = rows.get(name);
  if (known !== undefined) return known;
  const row: Row = {
    recall: [],
    precision: [],
    pooled: { wanted: 0, file: 0, scope: 0, line: 0 },
    larger: 0,
    equal: 0,
  };
  rows.set(name, row);
  return row;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
