import * as vscode from 'vscode';
import { State } from 'vscode-languageclient/node';
import { Accepted, PareReport, PareTarget, PareTargetMarks } from '../server/protocol';
import { createBaselines } from './baseline';
import { registerCommands } from './commands';
import { createLanguageClient } from './languageServer';
import { notification } from './messages';
import { StoredTarget } from './target/storedTarget';
import { Target } from './target/target';
import { TargetFiles } from './target/targetFiles';
import { ORIGINAL_SCHEME, Originals } from './views/originals';
import { PAGE_SCHEME, Pages } from './views/pages';
import { Reports } from './views/reports';
import { showBaselineInStatusBar } from './views/statusBar';
import { showMarks } from './views/marks';
import { FindingsView } from './views/findingsView';
import { showStatus } from './views/status';
import { showTargetLines } from './views/targetLines';
import { showTargetStatus } from './views/targetStatus';

/** Where the workspace keeps the findings that were accepted. */
const ACCEPTED = 'accepted';

export async function activate({
  extensionUri,
  storageUri,
  subscriptions,
  workspaceState,
}: vscode.ExtensionContext): Promise<void> {
  const { workspace } = vscode;
  const log = vscode.window.createOutputChannel('Pare', { log: true });
  const pages = new Pages();
  const reports = new Reports();
  const target = new Target();
  const storedTarget = new StoredTarget(storageUri, log);
  await storedTarget.load();
  const client = createLanguageClient(extensionUri, log, pages, () => ({
    accepted: workspaceState.get<readonly string[]>(ACCEPTED, []),
    target: storedTarget.current(),
  }));
  const originals = new Originals(client);
  const { store, files } = createBaselines(client, originals, log, subscriptions);
  const targetFiles = new TargetFiles(target, files);
  const findings = new FindingsView(reports);
  const rulePages = vscode.Uri.joinPath(extensionUri, 'dist', 'rules');
  const samples = vscode.Uri.joinPath(extensionUri, 'examples', 'off-by-one');
  subscriptions.push(
    log,
    pages,
    reports,
    originals,
    findings,
    target,
    targetFiles,
    registerCommands({
      client,
      store,
      originals,
      reports,
      findings,
      pages,
      target,
      targetFiles,
      log,
      memory: workspaceState,
      rulePages,
      samples,
    }),
    workspace.registerTextDocumentContentProvider(ORIGINAL_SCHEME, originals),
    workspace.registerTextDocumentContentProvider(PAGE_SCHEME, pages),
    showStatus(reports),
    showBaselineInStatusBar(reports, target),
    showMarks(reports),
    showTargetStatus(target),
    showTargetLines(target),
    client.onNotification(notification(PareReport), (report) => {
      reports.put(report);
      originals.refresh(report.uri);
    }),
    client.onNotification(notification(Accepted), async ({ findings }) => {
      await workspaceState.update(ACCEPTED, findings);
    }),
    client.onNotification(notification(PareTarget), ({ status }) => target.put(status)),
    client.onNotification(notification(PareTargetMarks), ({ marks }) => storedTarget.put(marks)),
    workspace.onDidCloseTextDocument(({ uri }) => reports.closed(uri.toString())),
    client.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) reports.clear();
    }),
    // Git may be asked from then on.
    workspace.onDidGrantWorkspaceTrust(() => void client.restart()),
    client,
  );
  await client.start();
  // Nothing waits for it, the activation least of all.
  void targetFiles.restore(storedTarget.current());
}
