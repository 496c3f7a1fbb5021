import type { CancellationToken } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { FileReport } from '../engine/report';
import type { CheckResult } from '../protocol';

/** What a check reads of a document: the text as it was when the check began. */
export interface Snapshot {
  readonly uri: string;
  readonly version: number;
  readonly languageId: string;
  readonly text: string;
}

/** A finished check: valid for this version of the document only. */
export interface Checked extends Omit<CheckResult, 'report'> {
  readonly document: Snapshot;
  /** Only in the state `checked`. */
  readonly report: FileReport | null;
  /** The text that the document was compared with, in the states that compare. */
  readonly before: string | null;
}

/** Checks a text; undefined if it gave up because the signal was aborted. */
export type CheckDocument = (document: Snapshot, signal: AbortSignal) => Promise<Checked | undefined>;

export interface PublishOptions {
  /** The text stayed as it was, so a client has no reason to ask for lenses again. */
  readonly sameText: boolean;
}

interface Entry {
  /** Aborted by the next reason to check: the check of an older one is superseded. */
  superseded: AbortController;
  timer: ReturnType<typeof setTimeout> | undefined;
  sameText: boolean;
  latest: Checked | undefined;
  /** Those who wait for a check of the document as it is. */
  waiting: ((checked: Checked | undefined) => void)[];
}

/**
 * Keeps one check per document up to date. Reasons to check are collected for a moment; a check whose text,
 * baseline or settings are no longer the latest is dropped wherever it is and never published.
 */
export class DocumentChecks {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly documentOf: (uri: string) => TextDocument | undefined,
    private readonly check: CheckDocument,
    private readonly publish: (checked: Checked, options: PublishOptions) => void,
  ) {}

  /** Something that the check of a document depends on is new. */
  schedule(uri: string, delay: number, options: PublishOptions): void {
    const entry = this.entries.get(uri) ?? this.open(uri);
    entry.sameText = options.sameText && (entry.latest !== undefined || entry.sameText);
    entry.latest = undefined;
    entry.superseded.abort();
    const superseded = new AbortController();
    entry.superseded = superseded;
    clearTimeout(entry.timer);
    entry.timer = setTimeout(() => void this.run(uri, entry, superseded.signal), delay);
  }

  close(uri: string): void {
    const entry = this.entries.get(uri);
    if (entry === undefined) return;
    this.entries.delete(uri);
    clearTimeout(entry.timer);
    entry.superseded.abort();
    settle(entry, undefined);
  }

  dispose(): void {
    for (const uri of [...this.entries.keys()]) this.close(uri);
  }

  /** The check of the document as it is now, as soon as there is one; undefined if it was closed or cancelled. */
  current(uri: string, token?: CancellationToken): Promise<Checked | undefined> {
    const entry = this.entries.get(uri);
    if (entry === undefined || token?.isCancellationRequested) return Promise.resolve(undefined);
    if (entry.latest !== undefined) return Promise.resolve(entry.latest);
    return new Promise((resolve) => {
      entry.waiting.push(resolve);
      token?.onCancellationRequested(() => {
        entry.waiting = entry.waiting.filter((each) => each !== resolve);
        resolve(undefined);
      });
    });
  }

  private open(uri: string): Entry {
    const entry: Entry = {
      superseded: new AbortController(),
      timer: undefined,
      sameText: false,
      latest: undefined,
      waiting: [],
    };
    this.entries.set(uri, entry);
    return entry;
  }

  private async run(uri: string, entry: Entry, signal: AbortSignal): Promise<void> {
    const document = this.documentOf(uri);
    // A baseline may arrive before its document: the check then waits for the opening.
    if (document === undefined) return;
    const { version, languageId } = document;
    const checked = await this.check({ uri, version, languageId, text: document.getText() }, signal);
    if (checked === undefined || signal.aborted) return;
    const { sameText } = entry;
    entry.latest = checked;
    entry.sameText = true;
    this.publish(checked, { sameText });
    settle(entry, checked);
  }
}

function settle(entry: Entry, checked: Checked | undefined): void {
  const { waiting } = entry;
  entry.waiting = [];
  for (const resolve of waiting) resolve(checked);
}
