import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Wanted } from '../../server/engine/retained/retainedFile';
import type { Certainty, Level } from '../../server/engine/report';

/** What a finding must say; `lines` stands where the exact columns do not matter. */
export interface Expectation {
  /** Left out where the form is not part of what the case is about. */
  readonly form?: string;
  readonly scope: string;
  /** Where this finding is of another level than the rule's. */
  readonly level?: Level;
  /** As LSP counts: start line, start character, end line, end character. */
  readonly ranges?: readonly (readonly number[])[];
  /** Zero-based, every line that a range touches. */
  readonly lines?: readonly number[];
  /** Of taking back, in short; `finish` and `finish withheld` of finishing. */
  readonly actions: readonly string[];
  readonly certainty: Certainty;
}

/** One edit, a folder `test/rules/<rule>/<kind>/<name>/`. */
export interface Fixture {
  readonly name: string;
  /** Decides the language, and may say what the file is for: `path.txt`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** Findings of the rule in the report's order; none in a clean case. */
  readonly expected: readonly Expectation[];
  /** Text once every offered action is applied, or null if none is. */
  readonly restored: string | null;
  /** Text once every offered `finish` is applied, or null if none is. */
  readonly finished: string | null;
  /** What should have gone, for rules that need to be told. */
  readonly wanted?: Wanted;
}

const root = new URL('./', import.meta.url);

/** Rules that have a folder here. */
export function rulesWithFixtures(): string[] {
  return foldersIn(root);
}

export function fixturesOf(rule: string, kind: 'fires' | 'clean'): Fixture[] {
  const folder = new URL(`${rule}/${kind}/`, root);
  return existsSync(folder) ? foldersIn(folder).map((name) => readFixture(folder, name)) : [];
}

function foldersIn(folder: URL): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function readFixture(parent: URL, name: string): Fixture {
  const folder = new URL(`${name}/`, parent);
  const before = readdirSync(folder).find((file) => file.startsWith('before.'));
  if (before === undefined) throw new Error(`${name} has no text before.`);
  const extension = extname(before);
  return {
    name,
    path: has('path.txt') ? read('path.txt').trim() : `example${extension}`,
    before: read(before),
    after: read(`after${extension}`),
    expected: has('expected.json') ? listed(JSON.parse(read('expected.json')) as OneOrMany) : [],
    restored: has(`restored${extension}`) ? read(`restored${extension}`) : null,
    finished: has(`finished${extension}`) ? read(`finished${extension}`) : null,
    ...wanted(),
  };

  /** A reference beside the texts, or the lines of a target, counted from 1. */
  function wanted(): Pick<Fixture, 'wanted'> {
    if (has(`reference${extension}`))
      return { wanted: { by: 'reference', reference: read(`reference${extension}`) } };
    if (!has('target.json')) return {};
    const lines = JSON.parse(read('target.json')) as readonly number[];
    return { wanted: { by: 'target', lines: lines.map((line) => line - 1) } };
  }

  function has(file: string): boolean {
    return existsSync(new URL(file, folder));
  }

  /** `utf8` keeps a byte order mark and every line end. */
  function read(file: string): string {
    return readFileSync(new URL(file, folder), 'utf8');
  }
}

type OneOrMany = Expectation | readonly Expectation[];

function listed(expected: OneOrMany): readonly Expectation[] {
  return 'scope' in expected ? [expected] : expected;
}
