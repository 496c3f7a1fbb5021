import * as vscode from 'vscode';

const LONGEST_FILE = 1_000_000;

/** The text of a file on disk; null if it cannot be read as text, or is too long to be written by hand. */
export async function readFileText(uri: vscode.Uri): Promise<string | null> {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    if (bytes.length > LONGEST_FILE) return null;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export async function fileExists(uri: vscode.Uri): Promise<boolean> {
  return vscode.workspace.fs.stat(uri).then(
    () => true,
    () => false,
  );
}
