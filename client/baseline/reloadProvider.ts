import * as vscode from 'vscode';
import { isChecked } from '../selector';
import { Reloads, type OpenDocument } from './reloads';
import type { BaselineStore } from './store';

/** Long enough for the editor to say that a change left the document unsaved. */
const DELAY = 100;

/** Baselines from reloads: an agent that writes files leaves the editor with the text from before. */
export function provideReloadBaselines(store: BaselineStore): vscode.Disposable {
  const { workspace } = vscode;
  const reloads = new Reloads(DELAY, ({ document, before }) => store.reloaded(document, before));
  const watched = (document: vscode.TextDocument) => document.uri.scheme === 'file' && isChecked(document);
  for (const document of workspace.textDocuments) {
    if (watched(document)) reloads.opened(view(document));
  }
  return vscode.Disposable.from(
    workspace.onDidOpenTextDocument((document) => {
      if (watched(document)) reloads.opened(view(document));
    }),
    workspace.onDidChangeTextDocument(({ document, contentChanges, reason }) =>
      reloads.changed({
        document: view(document),
        isOfText: contentChanges.length > 0,
        isUndo: reason !== undefined,
      }),
    ),
    workspace.onDidSaveTextDocument((document) => {
      reloads.saved(view(document));
      store.saved(document.uri.toString());
    }),
    workspace.onDidCloseTextDocument((document) => reloads.closed(view(document))),
    { dispose: () => reloads.dispose() },
  );
}

/** The document itself stays behind it, so that what is read later is what holds then. */
function view(document: vscode.TextDocument): OpenDocument {
  return {
    uri: document.uri.toString(),
    get version() {
      return document.version;
    },
    get isDirty() {
      return document.isDirty;
    },
    getText: () => document.getText(),
  };
}
