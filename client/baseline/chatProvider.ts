import * as vscode from 'vscode';
import type { BaselineStore } from './store';

/** Under this scheme the editor's chat keeps the text before its edit, with the path of the file. */
const SCHEME = 'chat-editing-text-model';

/** Rewriting the kept text takes more than one change. */
const QUIET = 150;

/**
 * Baselines from the editor's chat. The kept text appears shortly before the edit; keeping the edit, or a part
 * of it, rewrites it; undoing leaves it as it is. It is copied at once, as it may go any time.
 */
export function provideChatBaselines(store: BaselineStore): vscode.Disposable {
  const { workspace } = vscode;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const offer = (kept: vscode.TextDocument) => {
    const uri = fileOf(kept.uri).toString();
    const file = workspace.textDocuments.find((document) => document.uri.toString() === uri);
    const version = file?.version ?? 0;
    const text = kept.getText();
    if (store.of(uri)?.provenance.kind === 'chat' && file?.getText() === text)
      store.accept({ uri, version, text });
    else store.offer({ uri, version }, { kind: 'chat', text, label: 'the text before the edit of the chat' });
  };
  const opened = (document: vscode.TextDocument) => {
    if (document.uri.scheme === SCHEME) offer(document);
  };
  workspace.textDocuments.forEach(opened);
  return vscode.Disposable.from(
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (document.uri.scheme !== SCHEME || contentChanges.length === 0) return;
      const key = document.uri.toString();
      clearTimeout(timers.get(key));
      timers.set(
        key,
        setTimeout(() => offer(document), QUIET),
      );
    }),
    { dispose: () => timers.forEach((timer) => clearTimeout(timer)) },
  );
}

/** The query holds the session, in a form that changes from version to version. */
function fileOf({ path }: vscode.Uri): vscode.Uri {
  return vscode.Uri.file(path);
}
