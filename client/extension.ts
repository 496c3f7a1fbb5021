import * as vscode from 'vscode';
import { PareReport } from '../server/protocol';
import { createBaselines } from './baseline';
import { registerCommands } from './commands';
import { createLanguageClient } from './languageServer';
import { notification } from './messages';
import { ORIGINAL_SCHEME, Originals } from './views/originals';
import { PAGE_SCHEME, Pages } from './views/pages';
import { Reports } from './views/reports';
import { showStatus } from './views/status';

export async function activate({ extensionUri, subscriptions }: vscode.ExtensionContext): Promise<void> {
  const { workspace } = vscode;
  const log = vscode.window.createOutputChannel('Pare', { log: true });
  const pages = new Pages();
  const reports = new Reports();
  const client = createLanguageClient(extensionUri, log, pages);
  const originals = new Originals(client);
  const store = createBaselines(client, originals, log, subscriptions);
  const rulePages = vscode.Uri.joinPath(extensionUri, 'dist', 'rules');
  subscriptions.push(
    log,
    pages,
    reports,
    originals,
    registerCommands({ client, store, originals, log, rulePages }),
    workspace.registerTextDocumentContentProvider(ORIGINAL_SCHEME, originals),
    workspace.registerTextDocumentContentProvider(PAGE_SCHEME, pages),
    showStatus(reports),
    client.onNotification(notification(PareReport), (report) => {
      reports.put(report);
      originals.refresh(report.uri);
    }),
    workspace.onDidCloseTextDocument(({ uri }) => reports.closed(uri.toString())),
    // Git may be asked from then on.
    workspace.onDidGrantWorkspaceTrust(() => void client.restart()),
    client,
  );
  await client.start();
}
