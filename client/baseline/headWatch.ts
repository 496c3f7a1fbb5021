import * as vscode from 'vscode';
import type { BaselineStore } from './store';

/** Git writes to this file whenever HEAD moves: a commit, a checkout, a pull. */
const LOG = '.git/logs/HEAD';

/**
 * A commit ends every epoch of its repository: what was committed has been accepted.
 *
 * @param textAtHead the text of a document at HEAD as it is now
 */
export function endEpochsWithHead(
  store: BaselineStore,
  textAtHead: (uri: string) => Promise<string | null>,
): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher(`**/${LOG}`);
  const moved = async (log: vscode.Uri) => {
    const root = log.with({ path: log.path.slice(0, -LOG.length - 1) }).toString();
    for (const { uri, atHead } of store.headMoved(root)) {
      // A commit of other files leaves what was typed here as it was.
      if ((await textAtHead(uri).catch(() => null)) !== atHead) store.clear(uri);
    }
  };
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(moved),
    // A file that git replaces instead of appending to it is reported as new.
    watcher.onDidCreate(moved),
  );
}
