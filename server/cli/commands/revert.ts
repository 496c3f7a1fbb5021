import type { Command } from 'commander';
import type { FileEdit } from '../../engine/engine';
import { failure, success, type Result } from '../../ports/result';
import { leaveAlone } from '../leaveAlone';
import { findRule, type CommonOptions } from '../options';
import { EXIT, type Outcome } from '../outcome';
import { readPolicy, type Policy } from '../policy';
import { emitResults } from '../revertOutput';
import { selectChanges, type Selection } from '../selection';
import type { Services } from '../services';
import { takeBack, type FileResult, type Request } from '../takeBack';
import { writeAll } from '../writeAll';

export interface RevertOptions extends CommonOptions {
  readonly finding?: string;
  readonly safe?: boolean;
  readonly dryRun?: boolean;
}

export function addRevert(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('revert')
    .summary('take parts of an edit back')
    .description(
      'Takes back, in the files of the working tree, what findings of pare check are about: one finding, those of ' +
        'a rule (--rule ID), or all that cannot change what the code does.',
    )
    .argument('[path...]', 'files and directories; all of the working tree if there are none')
    .option('--finding <id>', 'the finding with this id')
    .option('--safe', 'all findings whose action leaves the syntax tree as it is')
    .option('--dry-run', 'print the patch and change nothing')
    .action(async (paths: readonly string[]) => {
      done(await revert(paths, command.optsWithGlobals<RevertOptions>(), services));
    });
}

async function revert(
  paths: readonly string[],
  options: RevertOptions,
  services: Services,
): Promise<Outcome> {
  const request = readRequest(options, services);
  if (!request.ok) return request;
  const selection = await selectChanges(paths, services);
  if (!selection.ok) return selection;
  const rule = options.rule?.filter((setting) => setting.includes('='));
  const policy = await readPolicy(
    { root: selection.value.root, options: { ...options, ...(rule !== undefined && { rule }) } },
    services,
  );
  if (!policy.ok) return policy;
  const checked = await leaveAlone(selection.value, selection.value.repository, policy.value);
  if (!checked.ok) return checked;
  const results = await takeBackInAll(checked.value, request.value, policy.value, services);
  if (request.value.kind === 'finding' && !results.some(touches)) {
    return failure(`there is no finding ${request.value.id}; 'pare check' shows which there are`);
  }
  const changed = results.filter(({ before, after }) => before !== after);
  if (options.dryRun !== true) {
    const written = await writeAll(selection.value.root, changed, services.files);
    if (!written.ok) return written;
  }
  emitResults(results, selection.value.show, options, services.console);
  return success(results.some(({ refused }) => refused.length > 0) ? EXIT.findings : EXIT.clean);
}

function touches({ takenBack, refused }: FileResult): boolean {
  return takenBack.length > 0 || refused.length > 0;
}

function readRequest(options: RevertOptions, { rules }: Services): Result<Request, string> {
  const named = (options.rule ?? []).filter((setting) => !setting.includes('='));
  const asked = named.length + (options.finding === undefined ? 0 : 1) + (options.safe === true ? 1 : 0);
  if (asked !== 1) {
    return failure(
      `name ${asked === 0 ? 'what to take back' : 'only one thing to take back'}: --finding ID, --rule ID or --safe`,
    );
  }
  if (options.finding !== undefined) return success({ kind: 'finding', id: options.finding });
  if (options.safe === true) return success({ kind: 'safe' });
  const rule = findRule(named[0]!, rules);
  return rule.ok ? success({ kind: 'rule', rule: rule.value.id }) : rule;
}

async function takeBackInAll(
  { edits }: Selection,
  request: Request,
  policy: Policy,
  services: Services,
): Promise<readonly FileResult[]> {
  const engine = await services.engine();
  const check = async (edit: FileEdit) =>
    policy.accept(
      await engine.checkFile(edit, { levels: policy.levelsOf(edit.path), questions: true }),
      edit,
    );
  const results: FileResult[] = [];
  for (const edit of edits) results.push(await takeBack(edit, request, check));
  return results;
}
