import { acceptFindings, ignoreFileReason } from '../engine/acceptance';
import { leftAloneReason, NO_ATTRIBUTES } from '../engine/paths/leftAlone';
import type { Wanted } from '../engine/retained/retainedFile';
import type { AcceptedFindings } from './accepted';
import type { Baselines } from './baselines';
import type { CheckDocument, Checked, Snapshot } from './checks';
import type { Configurations } from './configurations';
import type { InterruptibleEngine } from './interruptibleEngine';
import { serially, type Serially } from './serially';
import type { Settings } from './settings';

export interface CheckDependencies {
  readonly engine: InterruptibleEngine;
  readonly baselines: Baselines;
  readonly settingsOf: (uri: string) => Promise<Settings>;
  readonly configurations: Configurations;
  readonly accepted: AcceptedFindings;
  readonly pathOf: (uri: string) => string;
  /** Whether somebody asked for the check of this document: then questions are asked even against HEAD. */
  readonly isAsked: (uri: string) => boolean;
  /** What should have gone from the text that a document is compared with. */
  readonly wantedIn: (uri: string, before: string, after: string) => Wanted | undefined;
  readonly reportError: (error: unknown) => void;
}

/** Compares a document with its baseline. The engine works on one document at a time. */
export function createCheck(dependencies: CheckDependencies): CheckDocument {
  const oneAtATime = serially();
  return async (document, signal) => {
    try {
      return await check(document, signal, dependencies, oneAtATime);
    } catch (error) {
      if (signal.aborted) return undefined;
      dependencies.reportError(error);
      const reason = error instanceof Error ? error.message : String(error);
      return finished(document, null, { state: 'failed', reason });
    }
  };
}

async function check(
  document: Snapshot,
  signal: AbortSignal,
  { engine, baselines, settingsOf, configurations, accepted, pathOf, isAsked, wantedIn }: CheckDependencies,
  oneAtATime: Serially,
): Promise<Checked | undefined> {
  const { uri, languageId, text: after } = document;
  const settings = await settingsOf(uri);
  if (!settings.enable) return finished(document, null, { state: 'disabled' });
  const configuration = await configurations.of(uri);
  if (configuration.isIgnored)
    return finished(document, null, { state: 'disabled', reason: 'the file is ignored by pare.json' });
  const original = await baselines.of(uri, after);
  if (original.kind === 'none')
    return finished(document, null, { state: 'noBaseline', reason: original.reason });
  const { text: before, baseline } = original;
  const wanted = wantedIn(uri, before, after);
  if (before === after) return finished(document, before, { state: 'unchanged', baseline });
  const leftAlone = leftAloneReason(pathOf(uri), before === '' ? after : before, NO_ATTRIBUTES);
  if (leftAlone !== null)
    return finished(document, before, { state: 'disabled', reason: `the file ${leftAlone}` });
  const edit = {
    path: pathOf(uri),
    previousPath: null,
    languageId,
    before,
    after,
    ...(wanted && { wanted }),
  };
  const options = {
    levels: { ...configuration.levels, ...settings.rules },
    questions: baseline.exact || isAsked(uri),
  };
  const report = await oneAtATime(async () =>
    signal.aborted ? undefined : engine.checkFile(edit, options, signal),
  );
  if (report === undefined) return undefined;
  const own = ignoreFileReason(before, after);
  const judged = acceptFindings(report, [
    () => own,
    ({ rule }) => configuration.acceptedBecause(rule),
    (finding) => accepted.reasonFor(finding),
  ]);
  return finished(document, before, { state: 'checked', baseline, report: judged });
}

const NOTHING = { baseline: null, report: null, reason: null };

function finished(
  document: Snapshot,
  before: string | null,
  result: Partial<Checked> & Pick<Checked, 'state'>,
): Checked {
  return { ...NOTHING, ...result, document, before };
}
