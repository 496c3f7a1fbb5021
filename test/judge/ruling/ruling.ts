import { readdirSync, readFileSync } from 'node:fs';
import { RULES } from '../../../server/engine/rules';
import { parse } from '../../support/read';
import type { JudgedEdit } from '../corpora/edit';
import { generate } from '../generator/generate';
import type { JudgedFinding } from '../running/result';
import { runRules } from '../running/runRules';

type RulingEdit = Pick<JudgedEdit, 'id' | 'files'>;

/** Edits generated from each program, by seed. */
const SEEDS = 12;

/**
 * What every rule, switched on, says about edits of our own: those in `edits`, written by hand, and those generated
 * from `programs`.
 *
 * @param folder this one
 * @returns a text by rule; rules that say nothing are left out
 */
export function ruling(folder: URL): ReadonlyMap<string, string> {
  const lines = new Map<string, string[]>(RULES.map(({ metadata }) => [metadata.id, []]));
  for (const { id, files } of [...writtenEdits(folder), ...generatedEdits(folder)]) {
    const { findings, crashes } = runRules(id, files());
    if (crashes.length > 0) throw new Error(`${id}: ${crashes.join(', ')}`);
    for (const finding of findings) lines.get(finding.rule)!.push(lineOf(id, finding));
  }
  return new Map(
    [...lines].filter(([, own]) => own.length > 0).map(([rule, own]) => [rule, `${own.join('\n')}\n`]),
  );
}

/** One file a rule, so that a new rule touches no other rule's file. */
export function findingsFile(folder: URL, rule: string): URL {
  return new URL(`findings/${rule}.txt`, folder);
}

function writtenEdits(folder: URL): RulingEdit[] {
  return readdirSync(new URL('edits/', folder))
    .sort()
    .map((name) => {
      const inside = new URL(`edits/${name}/`, folder);
      const [after, before] = readdirSync(inside)
        .sort()
        .map((file) => new URL(file, inside));
      const path = `${name}${/\.\w+$/.exec(after!.pathname)![0]}`;
      const files = [{ path, previousPath: null, before: textOf(before!), after: textOf(after!) }];
      return { id: path, files: () => files };
    });
}

function generatedEdits(folder: URL): RulingEdit[] {
  return readdirSync(new URL('programs/', folder))
    .sort()
    .flatMap((path) => {
      const program = textOf(new URL(`programs/${path}`, folder));
      return Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed): RulingEdit[] => {
        const generated = generate(path, program, seed, parse);
        if (generated === null) return [];
        const { before, after } = generated;
        return [{ id: `${path}, seed ${seed}`, files: () => [{ path, previousPath: null, before, after }] }];
      });
    });
}

function textOf(url: URL): string {
  return readFileSync(url, 'utf8');
}

function lineOf(id: string, { line, form, message, actions }: JudgedFinding): string {
  const withheld = actions.flatMap((reason) => (reason === null ? [] : [` (withheld: ${reason})`]));
  return `${id}, line ${line}${form === null ? '' : `, ${form}`}: ${message}${withheld.join('')}`;
}
