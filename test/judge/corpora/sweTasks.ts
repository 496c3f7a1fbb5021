import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Gathered, JudgedEdit, Missing } from './edit';
import { linesOf } from './jsonLines';
import { isTest } from './leftAlone';
import { rebuiltPatch, type Patch } from './rebuiltPatch';
import { missingRepository, type Repositories } from './repositories';

interface Instance {
  readonly instance_id: string;
  readonly repo: string;
  readonly base_commit: string;
  readonly patch: string;
}

interface ModelPatch {
  readonly instance_id: string;
  readonly submission: string;
  readonly patch: string;
  readonly resolved: boolean | null;
}

export interface SweOptions {
  /** Folder with `instances.jsonl` and `model_patches.jsonl`. */
  readonly data: string;
  readonly repositories: Repositories;
  /** Folder in which rebuilt files are kept. */
  readonly cache: string;
  readonly withTests: boolean;
}

/** Developers' patches, one a task, and models' patches of the same tasks. */
export function sweEdits(options: SweOptions): Gathered {
  const { data, repositories } = options;
  if (!existsSync(join(data, 'instances.jsonl'))) {
    const remedy = 'give the folder with instances.jsonl and model_patches.jsonl as --data DIR';
    return { edits: [], missing: [{ what: 'patches of developers and models', remedy }] };
  }
  const instances = new Map<string, Instance>();
  // A task of two sets is listed twice.
  for (const instance of linesOf<Instance>(join(data, 'instances.jsonl')))
    instances.set(instance.instance_id, instance);
  const patches = linesOf<ModelPatch>(join(data, 'model_patches.jsonl'));
  const developers = [...instances.values()].map((instance) =>
    editOf(instance, { ...instance, id: `developers/${instance.instance_id}`, group: 'developers' }, options),
  );
  const models = patches.map(({ instance_id, submission, patch, resolved }) =>
    editOf(
      instances.get(instance_id)!,
      {
        patch,
        id: `models/${submission}/${instance_id}`,
        group: `${submission}, ${resolved === null ? 'unknown' : resolved ? 'resolved' : 'unresolved'}`,
      },
      options,
    ),
  );
  const all = [...developers, ...models];
  const isHere = ({ repo }: { repo: string }): boolean => repositories(repo) !== null;
  return {
    edits: all.filter(isHere).map(({ edit }) => edit),
    missing: missingIn(all.filter((item) => !isHere(item)).map(({ repo }) => repo)),
  };
}

export function missingIn(names: readonly string[]): Missing[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => missingRepository(name, count));
}

function editOf(
  instance: Instance,
  { id, patch, group }: { readonly id: string; readonly patch: string; readonly group: string },
  { repositories, cache, withTests }: SweOptions,
): { readonly repo: string; readonly edit: JudgedEdit } {
  const { repo, base_commit } = instance;
  const source = (): Patch => ({ id, patch, repository: repositories(repo)!, commit: base_commit });
  return {
    repo,
    edit: {
      // Another edit than the one without tests: what is found in tests is not gone where they are left out.
      id: withTests ? `${id}, with tests` : id,
      corpus: id.startsWith('developers/') ? 'developers' : 'models',
      group,
      link: `https://github.com/${repo}/tree/${base_commit} (${id})`,
      files: () =>
        rebuiltPatch(source(), cache).filter(({ path, before }) => withTests || !isTest(path, before === '')),
    },
  };
}
