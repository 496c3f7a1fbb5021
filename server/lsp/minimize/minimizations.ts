import {
  ApplyWorkspaceEditRequest,
  ChangeAnnotation,
  TextDocumentEdit,
  type ApplyWorkspaceEditParams,
  type CancellationToken,
  type Connection,
  type WorkDoneProgressReporter,
} from 'vscode-languageserver';
import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';
import type { Baseline, TextEdit } from '../../engine/report';
import type { Progress } from '../../minimize/minimizeEdit';
import { isSilent, type MinimizeReport } from '../../minimize/report';
import { count } from '../../present/words';
import type { MinimizeResult, TakenBack } from '../../protocol';
import type { Checked } from '../checks';
import { workspaceEdit } from '../codeActions';
import type { Session } from '../session';
import { filePath } from '../uris';
import { minimizePage, minimizeSummary } from './minimizePage';
import type { Minimizer } from './minimizer';

/** What tests do not need of a document, until it changes. */
interface Superfluous {
  readonly checked: Checked;
  readonly changes: number;
  readonly edits: readonly TextEdit[];
}

/** Whoever waits for an answer. */
export interface Waiting {
  readonly token: CancellationToken;
  /** Where a client wants to be told how far it is, or null if it did not say. */
  readonly progress: WorkDoneProgressReporter | null;
}

interface Asked {
  readonly path: string;
  readonly checked: Checked;
  readonly before: string;
  readonly baseline: Baseline;
}

/** Milliseconds that a client waits for the end. */
const PATIENCE = 1500;

/** Minimises edits of documents by tests, one at a time, and takes back what was not needed. */
export class Minimizations {
  private readonly found = new Map<string, Superfluous>();
  private stop: AbortController | null = null;
  private ended: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly connection: Connection,
    private readonly session: Session,
    private readonly minimize: Minimizer,
  ) {}

  async run(uri: string, command: unknown, waiting: Waiting): Promise<MinimizeResult> {
    this.found.delete(uri);
    const { client } = this.session.dependencies;
    if (client.options.git === false) return refused('nothing is run in a folder that is not trusted');
    if (typeof command !== 'string' || command.trim() === '') return refused('no test command was given');
    const path = filePath(uri);
    if (path === null) return refused('the document is not a file, so no test can use it');
    const checked = await this.session.current(uri);
    if (checked === undefined) return refused('the document is not open');
    const { before, baseline } = checked;
    if (checked.state !== 'checked' || before === null || baseline === null)
      return refused('there is no edit');
    if (this.stop !== null) return refused('tests of another edit are still running');
    const running = this.ask(uri, command, { path, checked, before, baseline }, waiting);
    this.ended = running.catch(() => undefined);
    return running;
  }

  private async ask(
    uri: string,
    command: string,
    { path, checked, before, baseline }: Asked,
    waiting: Waiting,
  ): Promise<MinimizeResult> {
    const { languageId, text: after } = checked.document;
    const stop = new AbortController();
    this.stop = stop;
    waiting.token.onCancellationRequested(() => stop.abort());
    const progress = waiting.progress ?? (await this.ownProgress(stop));
    try {
      progress.begin('Minimizing with tests', undefined, 'copying the folder', true);
      const result = await this.minimize(
        { path, languageId, before, after, baseline, command, folder: this.folderOf(uri, path) },
        { signal: stop.signal, onProgress: (state) => progress.report(inWords(state)) },
      );
      if (!result.ok) return refused(result.problem);
      const { report, edits } = result.value;
      const changes = superfluousOf(report);
      if (changes > 0 && edits.length > 0) this.found.set(uri, { checked, changes, edits });
      return {
        reason: null,
        summary: minimizeSummary(report),
        superfluous: changes,
        view: minimizePage(report, before, after),
      };
    } finally {
      this.stop = null;
      progress.done();
    }
  }

  private async ownProgress(stop: AbortController): Promise<WorkDoneProgressReporter> {
    const progress = await this.connection.window.createWorkDoneProgress();
    progress.token.onCancellationRequested(() => stop.abort());
    return progress;
  }

  /** Takes back what the tests did not need, after a preview where the client can show one. */
  async apply(uri: string): Promise<TakenBack> {
    const { client } = this.session.dependencies;
    const found = this.found.get(uri);
    if (found === undefined) return nothing('the tests have not been asked about this document');
    if (!client.appliesEdits) return nothing('the editor takes no edits from a server');
    if (this.session.documentOf(uri)?.version !== found.checked.document.version) {
      return nothing('the document changed since the tests ran');
    }
    const params = this.proposal(found);
    const { applied, failureReason } = await this.connection.sendRequest(
      ApplyWorkspaceEditRequest.type,
      params,
    );
    if (!applied) return nothing(failureReason ?? 'it was not applied');
    this.found.delete(uri);
    return { findings: found.changes, reason: null };
  }

  /** Ends a search, so that no copy and no test is left behind. */
  async dispose(): Promise<void> {
    this.stop?.abort();
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
    await Promise.race([this.ended, patience]);
  }

  private proposal({ checked, changes, edits }: Superfluous): ApplyWorkspaceEditParams {
    const { client } = this.session.dependencies;
    const label = 'Take back what the tests do not need';
    if (!client.previewsEdits || !client.takesVersionedEdits) {
      return { label, edit: workspaceEdit(checked, edits, client) };
    }
    const { uri, version } = checked.document;
    const words = `${count(changes, 'change')} that the tests pass without`;
    return {
      label,
      edit: {
        changeAnnotations: { tested: ChangeAnnotation.create(label, true, words) },
        documentChanges: [
          TextDocumentEdit.create(
            { uri, version },
            edits.map((edit) => ({ ...edit, annotationId: 'tested' })),
          ),
        ],
      },
    };
  }

  /** The innermost open folder that holds the file, else the file's own. */
  private folderOf(uri: string, path: string): string {
    const folders = [...this.session.folders].filter((folder) =>
      uri.startsWith(`${folder.replace(/\/$/, '')}/`),
    );
    const innermost = folders.sort((one, other) => other.length - one.length)[0];
    return innermost?.startsWith('file:') === true ? fileURLToPath(innermost) : dirname(path);
  }
}

function refused(reason: string): MinimizeResult {
  return { reason, summary: null, superfluous: 0, view: null };
}

function nothing(reason: string): TakenBack {
  return { findings: 0, reason };
}

/** Changes that can be taken back: none where the tests said nothing. */
function superfluousOf(report: MinimizeReport): number {
  if (isSilent(report.status)) return 0;
  return (report.files[0]?.changes ?? []).filter(
    ({ isKept, within }, _, all) =>
      !isKept && (within === null || all.find(({ id }) => id === within)?.isKept === true),
  ).length;
}

function inWords({ phase, starts, left, of }: Progress): string {
  const runs = count(starts, 'test run');
  return phase === 'search' || phase === 'last checks'
    ? `${runs}, ${left} of ${count(of, 'piece')} left`
    : `${PHASES[phase]}, ${runs}`;
}

const PHASES = { 'whole edit': 'with the whole edit', original: 'without the edit' } as const;
