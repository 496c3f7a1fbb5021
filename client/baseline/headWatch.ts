import * as vscode from 'vscode';
import type { BaselineStore } from './store';

/** Git writes to this file whenever HEAD moves: a commit, a checkout, a pull. */
const LOG = '.git/logs/HEAD';

/** A commit ends every epoch of its repository: what was committed has been accepted. */
export function endEpochsWithHead(store: BaselineStore): vscode.Disposable {
  const watcher = vscode.workspace.createFileSystemWatcher(`**/${LOG}`);
  const moved = (log: vscode.Uri) =>
    store.headMoved(log.with({ path: log.path.slice(0, -LOG.length - 1) }).toString());
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(moved),
    // A file that git replaces instead of appending to it is reported as new.
    watcher.onDidCreate(moved),
  );
}
