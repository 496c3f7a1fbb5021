import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FileEdit } from '../../server/engine/engine';
import { findInSet } from '../../server/engine/describe/setFindings';
import { SET_RULES } from '../../server/engine/rules/set';
import { languageOf } from '../../server/engine/syntax/languages';
import { parse } from '../support/read';

/** A change set and what a rule finds in it: a file `test/rules/<rule>/{fires,clean}/<case>.json`. */
interface SetCase {
  readonly files: readonly {
    readonly path: string;
    readonly previousPath?: string;
    /** Lines; null where there is no such file. */
    readonly before: readonly string[] | null;
    readonly after: readonly string[] | null;
    readonly isTracked?: boolean;
    readonly modes?: readonly [before: string, after: string];
  }[];
  readonly expected?: readonly {
    readonly form: string;
    readonly level: string;
    /** Path and zero-based line of each place. */
    readonly places: readonly (readonly [path: string, line: number])[];
  }[];
}

describe.each(SET_RULES.map(({ metadata }) => [metadata.id, metadata] as const))('%s', (id, { defaultLevel }) => {
  it.each(casesOf(id, 'fires'))('fires: %s', (_, { files, expected }) => {
    const told = found(id, files).map(({ form, level, evidence }) => ({
      form,
      level,
      places: evidence.map(({ path, range }) => [path, range.start.line]),
    }));
    expect(told).toEqual(expected);
  });

  it.each(casesOf(id, 'clean'))('keeps quiet: %s', (_, { files }) => {
    expect(found(id, files)).toEqual([]);
  });

  it('says nothing where it is off', () => {
    const [[, { files }]] = casesOf(id, 'fires') as [[string, SetCase]];
    expect(findInSet(edits(files), { levels: { [id]: 'off' }, questions: true }, language, parse).filter(({ rule }) => rule === id)).toEqual([]);
  });

  function found(rule: string, files: SetCase['files']) {
    const levels = defaultLevel === 'off' ? { [rule]: 'hint' as const } : {};
    return findInSet(edits(files), { levels, questions: true }, language, parse).filter((finding) => finding.rule === rule);
  }
});

function language({ path }: FileEdit) {
  return languageOf(path);
}

function edits(files: SetCase['files']): FileEdit[] {
  return files.map(({ path, previousPath, before, after, isTracked, modes }) => ({
    path,
    previousPath: previousPath ?? null,
    before: textOf(before),
    after: textOf(after),
    origin: {
      inBefore: before !== null,
      inAfter: after !== null,
      isTracked: isTracked ?? true,
      modes: { before: modes?.[0] ?? null, after: modes?.[1] ?? null },
    },
  }));
}

function textOf(lines: readonly string[] | null): string {
  return lines === null ? '' : lines.map((line) => `${line}\n`).join('');
}

function casesOf(id: string, kind: 'fires' | 'clean'): [string, SetCase][] {
  const folder = new URL(`${id}/${kind}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .map((name) => [name.replace('.json', ''), JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as SetCase]);
}
