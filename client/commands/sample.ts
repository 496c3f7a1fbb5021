import * as vscode from 'vscode';
import type { CommandContext } from './context';

/** Opens an edit to try everything on: an untitled document with a baseline of its own. */
export async function openSample({ store, samples }: CommandContext): Promise<void> {
  const [before, after] = await Promise.all(['before.py', 'after.py'].map((name) => read(samples, name)));
  const document = await vscode.workspace.openTextDocument({ language: 'python', content: after! });
  const { uri, version } = document;
  store.choose({ uri: uri.toString(), version, text: before! }, 'the sample before the edit');
  await vscode.window.showTextDocument(document, { preview: false });
}

async function read(folder: vscode.Uri, name: string): Promise<string> {
  return new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.joinPath(folder, name)));
}
