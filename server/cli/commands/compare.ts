import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { FileEdit } from '../../engine/engine';
import { languageOf } from '../../engine/syntax/languages';
import { decodeText, wordsOf, type FileProblem } from '../../ports/files';
import { failure, success, type Result } from '../../ports/result';
import { alignmentRows } from '../../present';
import { checkEdits } from '../checkEdits';
import { emitReport, styleOf } from '../emit';
import { addCompletenessOption, type CommonOptions, type CompletenessOptions } from '../options';
import { EXIT, type Outcome } from '../outcome';
import { readPolicy } from '../policy';
import type { Services } from '../services';
import { addTargetOptions, withTargets, type TargetOptions } from '../targets';

interface CompareOptions extends CommonOptions, CompletenessOptions, TargetOptions {
  readonly stdinFilename?: string;
  readonly explainAlignment?: boolean;
}

export function addCompare(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('compare')
    .summary('compare two texts')
    .description(
      'Compares two texts: what the edit from BEFORE to AFTER consists of. One of them may be -, the standard input.',
    )
    .argument('<before>', 'file with the original text')
    .argument('<after>', 'file with the edited text')
    .option(
      '--stdin-filename <name>',
      'the name under which to report the standard input; decides its language',
    )
    .option('--explain-alignment', 'print how the statements of the two texts are paired, and no report')
    .action(async (before: string, after: string) => {
      done(await compare(before, after, command.optsWithGlobals<CompareOptions>(), services));
    });
  command.option('--reference <file>', 'what the edit should have led to');
  addTargetOptions(command);
  addCompletenessOption(command);
}

async function compare(
  before: string,
  after: string,
  options: CompareOptions,
  services: Services,
): Promise<Outcome> {
  const policy = await readPolicy({ root: services.console.workingDirectory, options }, services);
  if (!policy.ok) return policy;
  const wrong = inputProblem(before, after, options);
  if (wrong !== null) return failure(wrong);
  const beforeText = await readText(before, services);
  if (!beforeText.ok) return beforeText;
  const afterText = await readText(after, services);
  if (!afterText.ok) return afterText;
  const beforePath = before === INPUT ? (options.stdinFilename ?? after) : before;
  const path = after === INPUT ? (options.stdinFilename ?? before) : after;
  const language = languageOf(path) ?? languageOf(beforePath);
  const edit = {
    path,
    previousPath: beforePath === path ? null : beforePath,
    before: beforeText.value,
    after: afterText.value,
    ...(language === null ? {} : { languageId: language.id }),
  };
  if (options.explainAlignment === true) return explain(edit, options, services);
  const baseline = { kind: 'file', revision: '', label: beforePath, exact: true } as const;
  const edits = await withTargets([edit], options, services);
  if (!edits.ok) return edits;
  const show = (shown: string): string => shown;
  const changeSet = { edits: edits.value, skipped: [], baseline, show, isRevertible: false };
  const view = await checkEdits(changeSet, policy.value, services);
  return emitReport(view, options, services);
}

async function explain(edit: FileEdit, options: CompareOptions, services: Services): Promise<Outcome> {
  const statements = await (await services.engine()).explainAlignment(edit);
  const style = styleOf(options, services.console);
  services.console.out(
    alignmentRows(statements, style)
      .map((row) => `${row}\n`)
      .join(''),
  );
  return success(EXIT.clean);
}

const INPUT = '-';

function inputProblem(before: string, after: string, { stdinFilename }: CompareOptions): string | null {
  if (before === INPUT && after === INPUT)
    return 'only one of BEFORE and AFTER can be -; name a file for the other';
  const readsInput = before === INPUT || after === INPUT;
  if (stdinFilename !== undefined && !readsInput) return '--stdin-filename needs - as BEFORE or AFTER';
  return null;
}

async function readText(path: string, { files, console }: Services): Promise<Result<string, string>> {
  const text =
    path === INPUT
      ? decodeText(await console.readInput())
      : await files.readText(resolve(console.workingDirectory, path));
  if (text.ok) return success(text.value);
  const problem = typeof text.problem === 'string' ? { kind: text.problem, detail: '' } : text.problem;
  return failure(`${path === INPUT ? 'standard input' : path} ${wordsOf(problem)}; ${ADVICE[problem.kind]}`);
}

const ADVICE: Readonly<Record<FileProblem['kind'], string>> = {
  missing: 'check the path',
  directory: "name a file, or use 'pare check' for a working tree",
  binary: 'name a text file',
  'not-utf-8': 'convert it to UTF-8 first',
  'too-large': 'compare smaller files',
  denied: 'check its permissions',
  failed: 'check the path',
};
