import * as vscode from 'vscode';
import type { TargetMark } from '../../server/protocol';
import type { UnopenedFiles } from '../baseline/unopenedFiles';
import { fileExists, readFileText } from '../fileTexts';
import { DOCUMENTATION, languageOf } from '../languages';
import { isChecked } from '../selector';
import type { Target } from './target';

/** Typing in a page of documentation is told once it pauses. */
const QUIET = 300;

/** Tells the server the texts of files in which something should go and of which it would not hear otherwise. */
export class TargetFiles implements vscode.Disposable {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly subscriptions: vscode.Disposable[];

  constructor(
    private readonly target: Target,
    private readonly files: UnopenedFiles,
  ) {
    const { workspace } = vscode;
    const watcher = workspace.createFileSystemWatcher(`**/*.{${DOCUMENTATION.join(',')}}`);
    const changed = (uri: vscode.Uri) => this.later(uri);
    this.subscriptions = [
      watcher,
      watcher.onDidChange(changed),
      watcher.onDidCreate(changed),
      watcher.onDidDelete(changed),
      workspace.onDidChangeTextDocument(({ document }) => {
        if (!isChecked(document)) this.later(document.uri);
      }),
    ];
  }

  /** The text of a file, as it is in its editor or on disk; the server hears of it if it is in no editor of its own. */
  async tell(uri: vscode.Uri): Promise<void> {
    const document = vscode.workspace.textDocuments.find((open) => open.uri.toString() === uri.toString());
    if (document !== undefined && isChecked(document)) return;
    const text = document?.getText() ?? (await readFileText(uri));
    if (text !== null) this.files.put(uri.toString(), languageOf(uri.path), text);
    else if (!(await fileExists(uri))) this.files.forget(uri.toString());
  }

  /** What was marked before the window was opened: meanwhile its files may have changed. */
  async restore(marks: readonly TargetMark[]): Promise<void> {
    await Promise.all(marks.map(({ uri }) => this.tell(vscode.Uri.parse(uri))));
  }

  dispose(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    vscode.Disposable.from(...this.subscriptions).dispose();
  }

  private later(uri: vscode.Uri): void {
    const key = uri.toString();
    if (!this.target.status?.documents.some((marked) => marked.uri === key)) return;
    clearTimeout(this.timers.get(key));
    const timer = setTimeout(() => {
      this.timers.delete(key);
      void this.tell(uri);
    }, QUIET);
    this.timers.set(key, timer);
  }
}
