import {
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type Connection,
} from 'vscode-languageserver';
import { CONFIGURATION_FILE } from '../ports/config';
import { ClearBaseline, FileText, SECTION, SetBaseline } from '../protocol';
import type { Client } from './client';
import { notification } from './messages';
import type { Session } from './session';

/** Tells a session of everything that its checks depend on. */
export function registerEvents(connection: Connection, session: Session): void {
  const { documents, baselines, folders, dependencies } = session;
  const { client } = dependencies;
  const isOpen = new Set<string>();

  // The opening of a document is told as a change of its text, too.
  documents.onDidChangeContent(({ document }) => {
    if (isOpen.has(document.uri)) session.typed(document.uri);
    else session.opened(document);
    isOpen.add(document.uri);
  });
  documents.onDidSave(({ document: { uri } }) => void session.headMayHaveMoved(uri));
  documents.onDidClose(({ document: { uri } }) => {
    isOpen.delete(uri);
    session.closed(uri);
    connection.sendDiagnostics({ uri, diagnostics: [] }).catch(() => undefined);
  });
  documents.listen(connection);

  connection.onNotification(notification(SetBaseline), (params) => {
    baselines.push(params);
    session.baselineChanged(params.uri);
  });
  connection.onNotification(notification(ClearBaseline), ({ uri }) => {
    baselines.clear(uri);
    session.baselineChanged(uri);
  });

  connection.onNotification(notification(FileText), ({ uri, languageId, text }) => {
    if (text !== null) session.fileRead(uri, languageId, text);
    else if (session.fileForgotten(uri)) {
      connection.sendDiagnostics({ uri, diagnostics: [] }).catch(() => undefined);
    }
  });

  connection.onDidChangeConfiguration(({ settings }) => session.settingsChanged(settings));
  connection.onDidChangeWatchedFiles(({ changes }) => {
    if (changes.some(({ uri }) => uri.endsWith(`/${CONFIGURATION_FILE}`))) session.configurationsChanged();
    const uris = new Set([...session.checkedUris(), ...session.targets.uris()]);
    for (const uri of uris) void session.headMayHaveMoved(uri);
  });
  connection.onInitialized(() => {
    session.tellTarget();
    // A client that leaves at once answers no more.
    watch(connection, client).catch(() => undefined);
    if (!client.changesFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      for (const { uri } of removed) folders.delete(uri);
      for (const { uri } of added) folders.add(uri);
      // Paths in reports and settings depend on the folder.
      session.settingsChanged(null);
    });
  });
}

/** Asks to be told of what checks depend on outside the documents: settings, and where HEAD is. */
async function watch({ client: remote }: Connection, client: Client): Promise<void> {
  if (client.answersConfiguration) {
    await remote.register(DidChangeConfigurationNotification.type, { section: SECTION });
  }
  if (client.watchesFiles) {
    // Git writes to this file whenever HEAD moves: a commit, a checkout, a pull.
    const watchers = [{ globPattern: '**/.git/logs/HEAD' }, { globPattern: `**/${CONFIGURATION_FILE}` }];
    await remote.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
}
