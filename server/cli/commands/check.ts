import type { Command } from 'commander';
import { ACCEPT_TRAILER } from '../../engine/acceptance';
import type { Comparison } from '../../ports/git';
import { failure, success, type Result } from '../../ports/result';
import { checkEdits } from '../checkEdits';
import { emitReport } from '../emit';
import { leaveAlone } from '../leaveAlone';
import { addCompletenessOption, type CommonOptions, type CompletenessOptions } from '../options';
import type { Outcome } from '../outcome';
import { selectPatch, type PatchSelection } from '../patchSelection';
import { readPolicy } from '../policy';
import { gitLine, selectChanges } from '../selection';
import type { Services } from '../services';
import { addTargetOptions, withTargets, type TargetOptions } from '../targets';

interface CheckCommandOptions extends CommonOptions, CompletenessOptions, TargetOptions {
  readonly staged?: boolean;
  readonly base?: string;
  readonly from?: string;
  readonly to?: string;
  readonly patch?: string;
  readonly applied?: boolean;
}

export function addCheck(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('check')
    .summary('check the working tree against git HEAD')
    .description(
      'Compares the working tree, untracked files included, with what a checkout of git HEAD would write; or what ' +
        'is staged, a line of work, two revisions, a patch.',
    )
    .argument('[path...]', 'files and directories; all that differ if there are none')
    .option('--staged', 'check what is staged against HEAD')
    .option('--base <revision>', 'check the working tree against where its work since the revision began')
    .option('--from <revision>', 'with --to: check what differs between two revisions')
    .option('--to <revision>', 'with --from: the revision that holds the edit')
    .option('--patch <file>', 'check what a patch would do to the tree; - reads it from the standard input')
    .option('--applied', 'with --patch: the tree has the patch already')
    .action(async (paths: readonly string[]) => {
      done(await check(paths, command.optsWithGlobals<CheckCommandOptions>(), services));
    });
  addTargetOptions(command);
  addCompletenessOption(command);
}

async function check(
  paths: readonly string[],
  options: CheckCommandOptions,
  services: Services,
): Promise<Outcome> {
  const source = readSource(options);
  if (!source.ok) return source;
  const selection = await select(source.value, paths, services);
  if (!selection.ok) return selection;
  const { root, repository } = selection.value;
  const trailers = await repository?.trailers(ACCEPT_TRAILER);
  if (trailers?.ok === false) return failure(gitLine(trailers.problem));
  const policy = await readPolicy({ root, options, trailers: trailers?.value ?? [] }, services);
  if (!policy.ok) return policy;
  const checked = await leaveAlone(selection.value, repository, policy.value);
  if (!checked.ok) return checked;
  const edits = await withTargets(checked.value.edits, options, services);
  if (!edits.ok) return edits;
  const view = await checkEdits({ ...checked.value, edits: edits.value }, policy.value, services);
  return emitReport(view, options, services);
}

type Source =
  | { readonly kind: 'git'; readonly comparison: Comparison | undefined }
  | { readonly kind: 'patch'; readonly patch: string; readonly isApplied: boolean };

function readSource({ staged, base, from, to, patch, applied }: CheckCommandOptions): Result<Source, string> {
  const range = from ?? to;
  const given = [
    ['--staged', staged],
    ['--base', base],
    ['--from', range],
    ['--patch', patch],
  ].flatMap(([name, value]) => (value === undefined ? [] : [name as string]));
  if (given.length > 1) return failure(`${given.join(' and ')} exclude each other; name one`);
  if (applied === true && patch === undefined)
    return failure('--applied is about a patch; name it with --patch FILE');
  if (patch !== undefined) return success({ kind: 'patch', patch, isApplied: applied === true });
  if (range !== undefined) {
    if (from === undefined) return failure(`--to ${to} needs --from REVISION, the revision before the edit`);
    if (to === undefined)
      return failure(`--from ${from} needs --to REVISION; --base ${from} checks the working tree`);
    return success({ kind: 'git', comparison: { kind: 'range', from, to } });
  }
  if (base !== undefined) return success({ kind: 'git', comparison: { kind: 'base', revision: base } });
  return success({ kind: 'git', comparison: staged === true ? { kind: 'staged' } : undefined });
}

function select(
  source: Source,
  paths: readonly string[],
  services: Services,
): Promise<Result<PatchSelection, string>> {
  return source.kind === 'patch'
    ? selectPatch(source, paths, services)
    : selectChanges(paths, services, source.comparison);
}
