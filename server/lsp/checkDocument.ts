import type { Engine } from '../engine/engine';
import type { Wanted } from '../engine/retained/retainedFile';
import type { Baselines } from './baselines';
import type { CheckDocument, Checked, Snapshot } from './checks';
import { serially, type Serially } from './serially';
import type { Settings } from './settings';

export interface CheckDependencies {
  readonly engine: Engine;
  readonly baselines: Baselines;
  readonly settingsOf: (uri: string) => Promise<Settings>;
  readonly pathOf: (uri: string) => string;
  /** Whether somebody asked for the check of this document: then questions are asked even against HEAD. */
  readonly isAsked: (uri: string) => boolean;
  /** What should have gone from the text that a document is compared with. */
  readonly wantedIn: (uri: string, before: string) => Wanted | undefined;
  readonly reportError: (error: unknown) => void;
}

/** Compares a document with its baseline. The engine works on one document at a time. */
export function createCheck(dependencies: CheckDependencies): CheckDocument {
  const oneAtATime = serially();
  return async (document, isCurrent) => {
    try {
      return await check(document, isCurrent, dependencies, oneAtATime);
    } catch (error) {
      dependencies.reportError(error);
      const reason = error instanceof Error ? error.message : String(error);
      return finished(document, null, { state: 'failed', reason });
    }
  };
}

async function check(
  document: Snapshot,
  isCurrent: () => boolean,
  { engine, baselines, settingsOf, pathOf, isAsked, wantedIn }: CheckDependencies,
  oneAtATime: Serially,
): Promise<Checked | undefined> {
  const { uri, languageId, text: after } = document;
  const settings = await settingsOf(uri);
  if (!settings.enable) return finished(document, null, { state: 'disabled' });
  const original = await baselines.of(uri, after);
  if (original.kind === 'none')
    return finished(document, null, { state: 'noBaseline', reason: original.reason });
  const { text: before, baseline } = original;
  const wanted = wantedIn(uri, before);
  if (before === after) return finished(document, before, { state: 'unchanged', baseline });
  const edit = {
    path: pathOf(uri),
    previousPath: null,
    languageId,
    before,
    after,
    ...(wanted && { wanted }),
  };
  const options = { levels: settings.rules, questions: baseline.exact || isAsked(uri) };
  const report = await oneAtATime(async () => (isCurrent() ? engine.checkFile(edit, options) : undefined));
  return report && finished(document, before, { state: 'checked', baseline, report });
}

const NOTHING = { baseline: null, report: null, reason: null };

function finished(
  document: Snapshot,
  before: string | null,
  result: Partial<Checked> & Pick<Checked, 'state'>,
): Checked {
  return { ...NOTHING, ...result, document, before };
}
