import * as vscode from 'vscode';
import { State, type LanguageClient } from 'vscode-languageclient/node';
import { ClearBaseline, FileText, ReadRevision, SetBaseline } from '../../server/protocol';
import { notification, request } from '../messages';
import { isChecked } from '../selector';
import type { Originals } from '../views/originals';
import { provideBufferBaselines } from './bufferProvider';
import { provideChatBaselines } from './chatProvider';
import { provideDiffTabBaselines } from './diffTabProvider';
import { provideDiskBaselines } from './diskProvider';
import { endEpochsWithHead } from './headWatch';
import { BaselineStore } from './store';
import { UnopenedFiles } from './unopenedFiles';

/** The store, its providers, the files that are not open, and the server that is told. */
export function createBaselines(
  client: LanguageClient,
  originals: Originals,
  log: vscode.LogOutputChannel,
  subscriptions: vscode.Disposable[],
): { readonly store: BaselineStore; readonly files: UnopenedFiles } {
  const { workspace } = vscode;
  // A server that is being started again is told everything once it runs.
  const logFailure = (send: () => Promise<void>) => {
    if (client.state === State.Running) void send().catch((error: Error) => log.error(error));
  };
  const store = new BaselineStore(
    {
      set: (params) => logFailure(() => client.sendNotification(notification(SetBaseline), params)),
      clear: (params) => logFailure(() => client.sendNotification(notification(ClearBaseline), params)),
    },
    Date.now,
  );
  const files = new UnopenedFiles(store, (params) =>
    logFailure(() => client.sendNotification(notification(FileText), params)),
  );
  const opened = (document: vscode.TextDocument) => {
    if (!isChecked(document)) return;
    files.opened(document.uri.toString());
    store.opened({ uri: document.uri.toString(), version: document.version });
  };
  subscriptions.push(
    provideChatBaselines(store),
    provideDiffTabBaselines(store, log),
    provideBufferBaselines(store, originals, log),
    provideDiskBaselines(store, files, log),
    endEpochsWithHead(store, async (uri) => {
      const read = await client.sendRequest(request(ReadRevision), { uri, revision: 'HEAD' });
      return read.text;
    }),
    workspace.onDidOpenTextDocument(opened),
    client.onDidChangeState(({ newState }) => {
      if (newState !== State.Running) return;
      workspace.textDocuments.forEach(opened);
      files.sendAll();
    }),
  );
  return { store, files };
}
