import * as vscode from 'vscode';
import { readFileText } from '../fileTexts';
import { FOREIGN_FOLDERS, LANGUAGES, languageOf } from '../languages';
import { isChecked } from '../selector';
import { setting } from '../settings';
import type { UnopenedFiles } from './unopenedFiles';
import type { BaselineStore } from './store';
import { TextCache } from './textCache';

/** A file is often written in several steps. */
const QUIET = 100;

/** More files at once are the work of version control or of a generator. */
const MANY = 40;

const LONGEST_CACHE = 20_000_000;

/**
 * Baselines of files that are not open: the last text that was seen of them. Where none was seen, the server
 * compares with git HEAD.
 */
export function provideDiskBaselines(
  store: BaselineStore,
  files: UnopenedFiles,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const { workspace } = vscode;
  const cache = new TextCache(LONGEST_CACHE);
  const waiting = new Map<string, vscode.Uri>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = (uri: vscode.Uri) =>
    workspace.textDocuments.some((document) => document.uri.toString() === uri.toString());

  async function written(uri: vscode.Uri): Promise<void> {
    const text = isOpen(uri) ? null : await readFileText(uri);
    // It may have been opened in the meantime.
    if (text === null || isOpen(uri)) return;
    const key = uri.toString();
    const before = cache.get(key) ?? files.textOf(key);
    cache.set(key, text);
    if (before === text) return;
    if (before !== undefined) {
      const label = 'the last text before the file was written';
      store.offer({ uri: key, version: 0 }, { kind: 'disk', text: before, label });
    }
    files.put(key, languageOf(uri.path), text);
  }

  function flush(): void {
    const uris = [...waiting.values()];
    waiting.clear();
    if (uris.length > MANY) return;
    for (const uri of uris) written(uri).catch((error: Error) => log.warn(error.message));
  }

  const changed = (uri: vscode.Uri) => {
    const isIgnored = uri.path.split('/').some((folder) => FOREIGN_FOLDERS.includes(folder));
    const isWanted = setting('unopenedFiles', uri);
    if (isIgnored || !isWanted || isOpen(uri)) return;
    waiting.set(uri.toString(), uri);
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET);
  };
  const watcher = workspace.createFileSystemWatcher(`**/*.{${Object.keys(LANGUAGES).join(',')}}`);
  return vscode.Disposable.from(
    watcher,
    watcher.onDidChange(changed),
    watcher.onDidCreate(changed),
    // Replacing a file by another one of that name is told as this, too.
    watcher.onDidDelete((uri) => setTimeout(() => void forget(uri), 1000)),
    workspace.onDidCloseTextDocument((document) => {
      const key = document.uri.toString();
      if (document.uri.scheme !== 'file' || document.isDirty || !isChecked(document)) return;
      const text = document.getText();
      cache.set(key, text);
      // What an edit left to say about a file outlives its tab.
      if (store.of(key) !== undefined && store.of(key)?.text !== text)
        files.put(key, document.languageId, text);
    }),
    { dispose: () => clearTimeout(timer) },
  );

  async function forget(uri: vscode.Uri): Promise<void> {
    if ((await readFileText(uri)) !== null) return;
    cache.delete(uri.toString());
    files.forget(uri.toString());
  }
}
