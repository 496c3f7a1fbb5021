import {
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  type CancellationToken,
  type Connection,
  type ShowMessageParams,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Files } from '../ports/files';
import { Accepted, LANGUAGE_IDS, PareTarget, PareTargetMarks, type TargetMark } from '../protocol';
import { AcceptedFindings } from './accepted';
import { Baselines, type HeadTexts } from './baselines';
import { createCheck } from './checkDocument';
import { DocumentChecks, type Checked } from './checks';
import type { Client } from './client';
import { Configurations } from './configurations';
import { notification } from './messages';
import type { InterruptibleEngine } from './interruptibleEngine';
import type { Minimizer } from './minimize/minimizer';
import { createPublisher } from './publish';
import type { RulePage } from './rulePage';
import { DocumentSettings } from './settings';
import { Targets } from './targets';
import { shownPath } from './uris';

export interface SessionDependencies {
  readonly client: Client;
  readonly engine: InterruptibleEngine;
  readonly headTexts: HeadTexts;
  /** Where `pare.json` files are read. */
  readonly files: Files;
  readonly ruleIds: readonly string[];
  readonly version: string;
  readonly rulePage: RulePage;
  readonly minimizer: Minimizer;
  /** Loads what the first check of a document of a language would wait for. */
  readonly prepare: (languageId: string) => void;
  /** Milliseconds without a keystroke before a document is checked. */
  readonly typingDelay: number;
}

/** What is known while one client is connected: the open documents, and an up-to-date check of each. */
export class Session {
  readonly documents = new TextDocuments(TextDocument);
  readonly baselines: Baselines;
  readonly settings: DocumentSettings;
  readonly targets: Targets;
  readonly configurations: Configurations;
  readonly accepted: AcceptedFindings;
  /** URIs of the open folders. */
  readonly folders: Set<string>;
  private readonly checks: DocumentChecks;
  /** Files that are not open but checked all the same. */
  private readonly files = new Map<string, TextDocument>();
  /** What the client knows of the target. */
  private toldTarget = 'null';
  private toldMarks: readonly TargetMark[];
  /** Documents whose check somebody asked for: questions are asked about them, even against HEAD. */
  private readonly asked = new Set<string>();

  constructor(
    private readonly connection: Connection,
    readonly dependencies: SessionDependencies,
  ) {
    const { client, engine, headTexts } = dependencies;
    this.baselines = new Baselines(client.options.git === false ? null : headTexts);
    this.settings = new DocumentSettings(connection, client);
    this.accepted = new AcceptedFindings(client.options.accepted);
    this.targets = new Targets(client.options.target);
    this.toldMarks = this.targets.marks();
    this.configurations = new Configurations(dependencies.files, dependencies.ruleIds, (problem) => {
      const message: ShowMessageParams = {
        type: MessageType.Warning,
        message: `Pare does not use ${problem}`,
      };
      connection.sendNotification(ShowMessageNotification.type, message).catch(() => undefined);
    });
    this.folders = new Set(client.folders);
    const check = createCheck({
      engine,
      baselines: this.baselines,
      settingsOf: (uri) => this.settings.of(uri),
      configurations: this.configurations,
      accepted: this.accepted,
      pathOf: (uri) => this.pathOf(uri),
      isAsked: (uri) => this.asked.has(uri),
      wantedIn: (uri, before, after) => this.targets.wantedIn(uri, before, after),
      reportError: (error) =>
        connection.console.error(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    });
    const publish = createPublisher(connection, dependencies);
    this.checks = new DocumentChecks(
      (uri) => this.documentOf(uri),
      check,
      (checked, options) => {
        publish(checked, options);
        const { uri, text } = checked.document;
        this.targets.checked(uri, checked.before, text, checked.report?.measures.target ?? null);
        this.tellTarget();
      },
    );
  }

  /** The check of a document as it is; undefined if it is not open, or if nobody waits any longer. */
  current(uri: string, token?: CancellationToken): Promise<Checked | undefined> {
    return this.checks.current(uri, token);
  }

  /** The same, made anew and with questions. */
  async checkAsked(uri: string): Promise<Checked | undefined> {
    if (this.documentOf(uri) === undefined) return undefined;
    this.asked.add(uri);
    await this.baselines.refreshHead(uri);
    this.checkAgain(uri);
    return this.checks.current(uri);
  }

  /** The document as it is, open or not. */
  documentOf(uri: string): TextDocument | undefined {
    return this.documents.get(uri) ?? this.files.get(uri);
  }

  /** By which reports name a document. */
  pathOf(uri: string): string {
    return shownPath(uri, [...this.folders]);
  }

  /** URIs of all that are checked. */
  checkedUris(): readonly string[] {
    return [...new Set([...this.documents.keys(), ...this.files.keys()])];
  }

  opened({ uri, languageId }: TextDocument): void {
    this.files.delete(uri);
    this.dependencies.prepare(languageId);
    this.checks.schedule(uri, 0, { sameText: false });
  }

  typed(uri: string): void {
    const delay = this.baselines.settleOf(uri) ?? this.dependencies.typingDelay;
    this.checks.schedule(uri, delay, { sameText: false });
  }

  /** A file that is not open has this text. @returns false if it is open, so that the document counts */
  fileRead(uri: string, languageId: string, text: string): boolean {
    if (this.documents.get(uri) !== undefined) return false;
    const version = (this.files.get(uri)?.version ?? 0) + 1;
    const document = TextDocument.create(uri, languageId, version, text);
    this.files.set(uri, document);
    if (!this.isOnlyKnown(document)) {
      this.dependencies.prepare(languageId);
      this.checks.schedule(uri, 0, { sameText: false });
    } else {
      this.targets.checked(uri, null, text, null);
      this.tellTarget();
    }
    return true;
  }

  /** @returns whether the file was checked until now */
  fileForgotten(uri: string): boolean {
    const wasKnown = this.files.delete(uri);
    if (this.documents.get(uri) !== undefined) return false;
    this.targets.checked(uri, null, '', null);
    this.tellTarget();
    if (wasKnown) this.closed(uri);
    return wasKnown;
  }

  closed(uri: string): void {
    this.asked.delete(uri);
    this.checks.close(uri);
    this.baselines.close(uri);
    this.settings.close(uri);
  }

  /** The document has another baseline now, about which nobody has asked yet. */
  baselineChanged(uri: string): void {
    this.asked.delete(uri);
    this.checkAgain(uri);
  }

  /** Something else should go from the document now. */
  targetChanged(uri: string): void {
    this.checkAgain(uri);
    this.tellTarget();
  }

  /** Nothing should go any more, from this document or at all. */
  clearTarget(uri?: string): void {
    for (const each of this.targets.clear(uri)) this.checkAgain(each);
    this.tellTarget();
  }

  /** A person accepts a finding: it stays in the report of its document and is no longer shown. */
  accept(uri: string, finding: string): void {
    this.accepted.add(finding);
    this.acceptedChanged(uri);
  }

  /** @returns how many findings of the document are shown again */
  async forgetAccepted(uri: string): Promise<number> {
    const checked = await this.checks.current(uri);
    const forgotten = this.accepted.remove(new Set(checked?.report?.findings.map(({ id }) => id)));
    if (forgotten > 0) this.acceptedChanged(uri);
    return forgotten;
  }

  private acceptedChanged(uri: string): void {
    const { features } = this.dependencies.client;
    if (features.report === true) {
      const params = { findings: this.accepted.all() };
      this.connection.sendNotification(notification(Accepted), params).catch(() => undefined);
    }
    this.checkAgain(uri);
  }

  /** A `pare.json` was written or removed somewhere. */
  configurationsChanged(): void {
    this.configurations.changed();
    for (const uri of this.checkedUris()) this.checkAgain(uri);
  }

  settingsChanged(settings: unknown): void {
    this.settings.changed(settings);
    for (const uri of this.checkedUris()) this.checkAgain(uri);
  }

  /** HEAD may hold another text of the document now. */
  async headMayHaveMoved(uri: string): Promise<void> {
    const document = this.documentOf(uri);
    if (document === undefined || this.isOnlyKnown(document)) {
      this.targets.settled(uri);
      this.tellTarget();
    } else if (await this.baselines.refreshHead(uri)) this.checkAgain(uri);
  }

  dispose(): void {
    this.checks.dispose();
  }

  /** Tells a client of ours what should go and how far the deletion has come, if that is news. */
  tellTarget(): void {
    if (this.dependencies.client.features.report !== true) return;
    const marks = this.targets.marks();
    if (
      marks.length !== this.toldMarks.length ||
      marks.some((mark, index) => mark !== this.toldMarks[index])
    ) {
      this.toldMarks = marks;
      this.connection.sendNotification(notification(PareTargetMarks), { marks }).catch(() => undefined);
    }
    const status = this.targets.status();
    const told = JSON.stringify(status);
    if (told === this.toldTarget) return;
    this.toldTarget = told;
    this.connection.sendNotification(notification(PareTarget), { status }).catch(() => undefined);
  }

  private checkAgain(uri: string): void {
    const document = this.documentOf(uri);
    if (document !== undefined && !this.isOnlyKnown(document))
      this.checks.schedule(uri, 0, { sameText: true });
  }

  /** A text of a file in no language that is read as syntax: a place where something should go, and no edit. */
  private isOnlyKnown({ uri, languageId }: TextDocument): boolean {
    return this.documents.get(uri) === undefined && !LANGUAGE_IDS.some((each) => each === languageId);
  }
}
