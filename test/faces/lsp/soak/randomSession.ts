import { expect } from 'vitest';
import type { CodeAction, CodeLens, TextDocumentEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ClearBaseline, FileText, SERVER_COMMANDS, SetBaseline } from '../../../../server/protocol';
import type { TestClient } from '../connect';
import { randomNumbers, randomlyEdited, type RandomNumbers } from './randomEdits';

export interface SessionFile {
  readonly uri: string;
  readonly languageId: string;
  /** Its text at git HEAD. */
  readonly original: string;
}

export interface OpenDocument {
  readonly languageId: string;
  /** Of the last that was set; undefined if git HEAD is in use. */
  baseline: string | undefined;
  text: string;
  version: number;
  readonly undo: string[];
  readonly redo: string[];
}

type Step = 'edit' | 'undo' | 'redo' | 'ask' | 'reload' | 'toHead' | 'save' | 'check' | 'rename' | 'close';

/** How often each is done among twenty steps. */
const STEPS: Readonly<Record<Step, number>> = {
  edit: 8,
  undo: 2,
  redo: 1,
  ask: 3,
  reload: 1,
  toHead: 1,
  save: 1,
  check: 1,
  rename: 1,
  close: 1,
};
const ALL = Object.entries(STEPS).flatMap(([step, times]) => Array<Step>(times).fill(step as Step));

/** A person and an agent at work in a few files, in any order; the same in every run. */
export class RandomSession {
  /** By URI. */
  readonly open = new Map<string, OpenDocument>();
  /** URIs of files that the server was given without their being open. */
  readonly unopened = new Set<string>();
  /** What the server answered with an error. */
  readonly refused: string[] = [];
  readonly done = new Map<Step | 'open' | 'fileText', number>();
  readonly random: RandomNumbers;
  private steps = 0;

  constructor(
    private readonly client: TestClient,
    private readonly files: readonly SessionFile[],
    seed: number,
  ) {
    this.random = randomNumbers(seed);
  }

  async step(): Promise<void> {
    this.steps += 1;
    const file = this.random.pick(this.files);
    // A file has another name after every second renaming.
    const uri = [file.uri, renamed(file.uri)].find((each) => this.open.has(each));
    if (uri === undefined) return this.begin(file);
    const step = this.random.pick(ALL);
    this.count(step);
    await this[step](uri, this.open.get(uri)!);
  }

  private count(step: Step | 'open' | 'fileText'): void {
    this.done.set(step, (this.done.get(step) ?? 0) + 1);
  }

  private async begin({ uri, languageId, original }: SessionFile): Promise<void> {
    if (this.random.below(4) > 0) {
      this.count('open');
      return this.openAs(uri, languageId, original);
    }
    this.count('fileText');
    this.unopened.add(uri);
    const text = randomlyEdited(original, this.random);
    await this.client.connection.sendNotification(FileText.method, { uri, languageId, text });
  }

  private async openAs(uri: string, languageId: string, text: string): Promise<void> {
    this.unopened.delete(uri);
    this.open.set(uri, { languageId, baseline: undefined, text, version: 1, undo: [], redo: [] });
    await this.client.open(uri, text, 1, languageId);
  }

  private change(uri: string, document: OpenDocument, text: string): Promise<void> {
    document.version += 1;
    document.text = text;
    return this.client.change(uri, text, document.version);
  }

  private edit(uri: string, document: OpenDocument, text = randomlyEdited(document.text, this.random)) {
    document.undo.push(document.text);
    document.redo.length = 0;
    return this.change(uri, document, text);
  }

  private async undo(uri: string, document: OpenDocument): Promise<void> {
    const text = document.undo.pop();
    if (text === undefined) return;
    document.redo.push(document.text);
    await this.change(uri, document, text);
  }

  private async redo(uri: string, document: OpenDocument): Promise<void> {
    const text = document.redo.pop();
    if (text === undefined) return;
    document.undo.push(document.text);
    await this.change(uri, document, text);
  }

  /** An agent writes the file; the client tells what was in the editor before. */
  private async reload(uri: string, document: OpenDocument): Promise<void> {
    const { text, version } = document;
    document.baseline = text;
    await this.client.connection.sendNotification(SetBaseline.method, {
      uri,
      version,
      text,
      baselineId: `b${this.steps}`,
      exact: this.random.below(2) === 0,
      provenance: { kind: 'reload', label: 'before' },
    });
    await this.edit(uri, document, randomlyEdited(randomlyEdited(text, this.random), this.random));
  }

  private async toHead(uri: string, document: OpenDocument): Promise<void> {
    document.baseline = undefined;
    await this.client.connection.sendNotification(ClearBaseline.method, { uri });
  }

  private async save(uri: string): Promise<void> {
    await this.client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
    await this.client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
  }

  private async check(uri: string): Promise<void> {
    void this.client.connection
      .sendRequest('workspace/executeCommand', { command: SERVER_COMMANDS.check, arguments: [uri] })
      .catch((error: unknown) => this.refused.push(String(error)));
  }

  /** For an editor the file of one name is closed and that of another opened. */
  private async rename(uri: string, { languageId, text }: OpenDocument): Promise<void> {
    await this.close(uri);
    await this.client.connection.sendNotification(FileText.method, { uri, languageId, text: null });
    const other = uri.includes(RENAMED) ? uri.replace(RENAMED, '') : renamed(uri);
    await this.openAs(other, languageId, text);
  }

  private async close(uri: string): Promise<void> {
    this.open.delete(uri);
    await this.client.close(uri);
  }

  /** What an editor asks for while somebody looks at a document; now and then an action is applied. */
  private async ask(uri: string, document: OpenDocument): Promise<void> {
    const { connection } = this.client;
    const textDocument = { uri };
    const position = { line: this.random.below(12), character: this.random.below(12) };
    void connection.sendRequest('textDocument/hover', { textDocument, position });
    const lenses = connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument });
    if (this.random.below(3) > 0) return;
    for (const lens of await lenses) void connection.sendRequest('codeLens/resolve', lens);
    const actions = await connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: { start: { line: 0, character: 0 }, end: { line: 9999, character: 0 } },
      context: { diagnostics: [] },
    });
    const action = actions.find(({ data }) => data !== undefined);
    if (action !== undefined) await this.apply(uri, document, action);
  }

  private async apply(uri: string, document: OpenDocument, action: CodeAction): Promise<void> {
    try {
      const resolved = await this.client.connection.sendRequest<CodeAction>('codeAction/resolve', action);
      const [edit] = (resolved.edit?.documentChanges ?? []) as TextDocumentEdit[];
      expect(edit?.textDocument.version).toBe(document.version);
      const edits = edit!.edits.filter((each) => 'newText' in each);
      const text = TextDocument.applyEdits(TextDocument.create(uri, 'x', 1, document.text), edits);
      await this.edit(uri, document, text);
    } catch (error) {
      this.refused.push(String(error));
    }
  }
}

const RENAMED = '.renamed';

function renamed(uri: string): string {
  return uri.replace(/\.\w+$/, `${RENAMED}$&`);
}
