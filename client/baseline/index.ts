import * as vscode from 'vscode';
import { State, type LanguageClient } from 'vscode-languageclient/node';
import { ClearBaseline, SetBaseline } from '../../server/protocol';
import { notification } from '../messages';
import { isChecked } from '../selector';
import { endEpochsWithHead } from './headWatch';
import { provideReloadBaselines } from './reloadProvider';
import { BaselineStore } from './store';

/** The store, its providers, and the server it tells. */
export function createBaselines(
  client: LanguageClient,
  log: vscode.LogOutputChannel,
  subscriptions: vscode.Disposable[],
): BaselineStore {
  const { workspace } = vscode;
  const logFailure = (sent: Promise<void>) => void sent.catch((error: Error) => log.error(error));
  const store = new BaselineStore(
    {
      set: (params) => logFailure(client.sendNotification(notification(SetBaseline), params)),
      clear: (params) => logFailure(client.sendNotification(notification(ClearBaseline), params)),
    },
    Date.now,
  );
  const opened = (document: vscode.TextDocument) => {
    if (isChecked(document)) store.opened({ uri: document.uri.toString(), version: document.version });
  };
  subscriptions.push(
    provideReloadBaselines(store),
    endEpochsWithHead(store),
    workspace.onDidOpenTextDocument(opened),
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Running) workspace.textDocuments.forEach(opened);
    }),
  );
  return store;
}
