import { relative, resolve } from 'node:path';
import {
  acceptFinding,
  acceptFindings,
  ignoreFileReason,
  readTrailers,
  type Acceptor,
  type Trailer,
} from '../engine/acceptance';
import type { Given } from '../engine/checkSet';
import type { FileEdit } from '../engine/engine';
import { readRequest, requestAcceptor, ruledOutLevels } from '../engine/request';
import type { FileReport, Finding } from '../engine/report';
import {
  acceptedBecause,
  findConfiguration,
  levelsFor,
  loadConfiguration,
  type ConfigurationProblem,
  type Levels,
  type PlacedConfiguration,
} from '../ports/config';
import { failure, success, type Result } from '../ports/result';
import { readLevels, type CommonOptions } from './options';
import type { Services } from './services';

/** What is asked of each file, and what of it is accepted: from the command line, `pare.json`, commits, a request. */
export interface Policy {
  readonly levelsOf: (path: string) => Levels;
  /** Marks what is accepted. */
  readonly accept: (file: FileReport, edit: FileEdit) => FileReport;
  /** Levels of rules about the set of files. */
  readonly setLevels: Levels;
  /** The same of findings about the set, without those whose rule is off where they point. */
  readonly acceptInSet: (findings: readonly Finding[]) => readonly Finding[];
  readonly isIgnored: (path: string) => boolean;
  readonly given: Given;
  /** What was asked for, in its own words. */
  readonly requestText: string | undefined;
}

export interface PolicyInput {
  /** Absolute path of the directory that paths of the report start from. */
  readonly root: string;
  readonly options: Pick<CommonOptions, 'rule' | 'config'> & { readonly request?: string };
  /** Trailers of the commits that are checked. */
  readonly trailers?: readonly Trailer[];
}

export async function readPolicy(
  { root, options, trailers = [] }: PolicyInput,
  services: Services,
): Promise<Result<Policy, string>> {
  const levels = readLevels(options.rule, services.rules);
  if (!levels.ok) return levels;
  const placed = await readPlaced(options.config, services);
  if (!placed.ok) return placed;
  const { configuration, relative: written } = placed.value;
  const place = (path: string): string => written(resolve(root, path));
  const ruleIds = services.rules.map(({ id }) => id);
  const request = options.request === undefined ? null : readRequest(options.request, ruleIds);
  const accepting = readTrailers(trailers, ruleIds);
  const asked = request === null ? [] : [requestAcceptor(request)];
  const withRequest = (configured: Levels): Levels => {
    const levelOf = (rule: string) =>
      configured[rule] ?? services.rules.find(({ id }) => id === rule)?.defaultLevel ?? 'off';
    const ruledOut = request === null ? {} : ruledOutLevels(request, levelOf);
    return { ...configured, ...ruledOut, ...levels.value };
  };
  const levelsOf = (path: string): Levels => withRequest(levelsFor(configuration, place(path)));
  const acceptors: readonly Acceptor[] = [
    ({ rule }, { path }) => acceptedBecause(configuration, place(path), rule),
    accepting.accepts,
    ...asked,
  ];
  return success({
    levelsOf,
    setLevels: withRequest(configuration.rules),
    accept(file, { before, after }) {
      const own = ignoreFileReason(before, after);
      return acceptFindings(file, [() => own, ...acceptors]);
    },
    acceptInSet: (findings) =>
      findings.flatMap((finding) => {
        // Such a finding points at the file it is about first.
        const path = finding.evidence[0]?.path ?? '';
        if (levelsOf(path)[finding.rule] === 'off') return [];
        return [acceptFinding(finding, { path, previousPath: null }, acceptors)];
      }),
    isIgnored: (path) => configuration.isIgnored(place(path)),
    given: { request, budgets: configuration.budgets, notes: accepting.notes },
    requestText: options.request,
  });
}

async function readPlaced(
  config: string | undefined,
  { files, console, rules }: Services,
): Promise<Result<PlacedConfiguration, string>> {
  const { workingDirectory } = console;
  const ruleIds = rules.map(({ id }) => id);
  const read =
    config === undefined
      ? await findConfiguration(await files.realPath(workingDirectory), files, ruleIds)
      : await loadConfiguration(await files.realPath(resolve(workingDirectory, config)), files, ruleIds);
  return read.ok ? read : failure(configurationLine(read.problem, config, workingDirectory));
}

/** Names the file as the person did, or as they could. */
function configurationLine(
  { path, reason }: ConfigurationProblem,
  config: string | undefined,
  workingDirectory: string,
): string {
  return `${config === undefined ? relative(workingDirectory, path) : `--config ${config}`}: ${reason}`;
}
