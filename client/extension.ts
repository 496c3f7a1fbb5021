import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { Accepted, PareReport } from '../server/protocol';
import { createBaselines } from './baseline';
import { registerCommands } from './commands';
import { createLanguageClient } from './languageServer';
import { notification } from './messages';
import { ORIGINAL_SCHEME, Originals } from './views/originals';
import { PAGE_SCHEME, Pages } from './views/pages';
import { Reports } from './views/reports';
import { showBaselineInStatusBar } from './views/statusBar';
import { showMarks } from './views/marks';
import { FindingsView } from './views/findingsView';
import { showStatus } from './views/status';

/** Where the workspace keeps the findings that were accepted. */
const ACCEPTED = 'accepted';

export async function activate({
  extensionUri,
  subscriptions,
  workspaceState,
}: vscode.ExtensionContext): Promise<void> {
  const { workspace } = vscode;
  const log = vscode.window.createOutputChannel('Pare', { log: true });
  const pages = new Pages();
  const reports = new Reports();
  const client = createLanguageClient(extensionUri, log, pages, () =>
    workspaceState.get<readonly string[]>(ACCEPTED, []),
  );
  const originals = new Originals(client);
  const store = createBaselines(client, originals, log, subscriptions);
  const findings = new FindingsView(reports);
  const rulePages = vscode.Uri.joinPath(extensionUri, 'dist', 'rules');
  const samples = vscode.Uri.joinPath(extensionUri, 'examples', 'off-by-one');
  subscriptions.push(
    log,
    pages,
    reports,
    originals,
    findings,
    registerCommands({
      client,
      store,
      originals,
      reports,
      findings,
      pages,
      log,
      memory: workspaceState,
      rulePages,
      samples,
    }),
    workspace.registerTextDocumentContentProvider(ORIGINAL_SCHEME, originals),
    workspace.registerTextDocumentContentProvider(PAGE_SCHEME, pages),
    showStatus(reports),
    showBaselineInStatusBar(reports),
    showMarks(reports),
    client.onNotification(notification(PareReport), (report) => {
      reports.put(report);
      originals.refresh(report.uri);
    }),
    client.onNotification(notification(Accepted), async ({ findings }) => {
      await workspaceState.update(ACCEPTED, findings);
    }),
    workspace.onDidCloseTextDocument(({ uri }) => reports.closed(uri.toString())),
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) reports.clear();
    }),
    // Git may be asked from then on.
    workspace.onDidGrantWorkspaceTrust(() => void client.restart()),
    client,
  );
  await client.start();
}
