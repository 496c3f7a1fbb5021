import { resolve } from 'node:path';
import { applyPatch, parsePatch } from 'diff';
import type { Command } from 'commander';
import type { Engine, FileEdit } from '../engine/engine';
import { namesToRemove, readTarget } from '../engine/retained/targets';
import { failure, success, type Result } from '../ports/result';
import type { Services } from './services';

/** What the command line says should have gone. */
export interface TargetOptions {
  readonly target?: readonly string[];
  readonly targetSymbol?: readonly string[];
  readonly reference?: string;
  readonly referencePatch?: string;
  readonly request?: string;
}

export function addTargetOptions(command: Command): void {
  const collect = (value: string, previous: readonly string[] = []): readonly string[] => [
    ...previous,
    value,
  ];
  command
    .option(
      '--target <path:lines>',
      'lines of the original that should go, such as a.py:4-9; may be repeated',
      collect,
    )
    .option(
      '--target-symbol <name>',
      'a function, class or variable that should go; may be repeated',
      collect,
    )
    .option('--reference-patch <file>', 'a patch of the original that does what the edit should have done')
    .option('--request <text>', 'what was asked for; a name it wants removed is a target if it resolves');
}

/** The edits with what should have gone from each, as the options say. */
export async function withTargets(
  edits: readonly FileEdit[],
  options: TargetOptions,
  services: Services,
): Promise<Result<readonly FileEdit[], string>> {
  const { target = [], targetSymbol = [], reference, referencePatch, request } = options;
  const ways = [reference, referencePatch].filter((way) => way !== undefined).length;
  if (ways > 1) return failure('name one of --reference and --reference-patch');
  if (ways > 0 && target.length + targetSymbol.length > 0)
    return failure('a reference says what should go; leave out --target and --target-symbol');
  if (reference !== undefined) return withReference(edits, reference, services);
  if (referencePatch !== undefined) return withPatch(edits, referencePatch, services);
  const lines = new Map<string, number[]>();
  for (const given of target) {
    const read = readTarget(given);
    if (read === null) return failure(`--target ${given} is not PATH:LINES; write --target a.py:4-9`);
    const edit = edits.find(
      ({ path, previousPath }) => isPath(path, read.path) || isPath(previousPath, read.path),
    );
    if (edit === undefined) return failure(`--target ${given}: ${read.path} is not among the changed files`);
    lines.set(edit.path, [...(lines.get(edit.path) ?? []), ...read.lines]);
  }
  const engine = await services.engine();
  for (const name of targetSymbol) {
    if (!(await addSites(edits, name, lines, engine)))
      return failure(`--target-symbol ${name} is not in the original texts`);
  }
  for (const name of request === undefined ? [] : namesToRemove(request))
    await addSites(edits, name, lines, engine);
  return success(
    edits.map((edit) => {
      const wanted = lines.get(edit.path);
      return wanted === undefined
        ? edit
        : { ...edit, wanted: { by: 'target' as const, lines: [...new Set(wanted)] } };
    }),
  );
}

async function addSites(
  edits: readonly FileEdit[],
  name: string,
  lines: Map<string, number[]>,
  engine: Engine,
): Promise<boolean> {
  const sites = await engine.sitesOf(edits, name);
  for (const { path, first, last } of sites) {
    const own = lines.get(path) ?? [];
    for (let line = first; line <= last; line += 1) own.push(line);
    lines.set(path, own);
  }
  return sites.length > 0;
}

async function withReference(
  edits: readonly FileEdit[],
  path: string,
  { files, console }: Services,
): Promise<Result<readonly FileEdit[], string>> {
  const text = await files.readText(resolve(console.workingDirectory, path));
  if (!text.ok) return failure(`--reference ${path} cannot be read`);
  return success(edits.map((edit) => ({ ...edit, wanted: { by: 'reference', reference: text.value } })));
}

async function withPatch(
  edits: readonly FileEdit[],
  path: string,
  { files, console }: Services,
): Promise<Result<readonly FileEdit[], string>> {
  const text = await files.readText(resolve(console.workingDirectory, path));
  if (!text.ok) return failure(`--reference-patch ${path} cannot be read`);
  let patches;
  try {
    patches = parsePatch(text.value);
  } catch {
    return failure(`--reference-patch ${path} is not a unified diff`);
  }
  const result: FileEdit[] = [];
  for (const edit of edits) {
    const patch = patches.find(({ oldFileName, newFileName }) =>
      [oldFileName, newFileName].some((name) => isPath(edit.path, (name ?? '').replace(/^[ab]\//, ''))),
    );
    const reference = patch === undefined ? edit.before : applyPatch(edit.before, patch);
    if (reference === false) return failure(`--reference-patch ${path} does not apply to ${edit.path}`);
    result.push({ ...edit, wanted: { by: 'reference', reference } });
  }
  return success(result);
}

function isPath(path: string | null, given: string): boolean {
  return (
    given !== '' &&
    path !== null &&
    (path === given || path.endsWith(`/${given}`) || given.endsWith(`/${path}`))
  );
}
