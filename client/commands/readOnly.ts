import * as vscode from 'vscode';

/** Whether the editor lets nobody change a document, so that there is no light bulb and nothing can be taken back in it. */
export async function isReadOnly(document: vscode.TextDocument): Promise<boolean> {
  const { uri, isUntitled } = document;
  if (isUntitled) return false;
  if (vscode.workspace.fs.isWritableFileSystem(uri.scheme) !== true) return true;
  if (isReadOnlyBySettings(document)) return true;
  const stat = await vscode.workspace.fs.stat(uri).then(undefined, () => undefined);
  return ((stat?.permissions ?? 0) & vscode.FilePermission.Readonly) !== 0;
}

/** The interface of extensions does not say so: the editor's own settings are read. */
function isReadOnlyBySettings(document: vscode.TextDocument): boolean {
  const files = vscode.workspace.getConfiguration('files', document);
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const isIn = (setting: string): boolean => {
    const globs = files.get<Readonly<Record<string, unknown>>>(setting, {});
    return Object.keys(globs).some((glob) => {
      const patterns = folder === undefined ? [glob] : [glob, new vscode.RelativePattern(folder, glob)];
      return (
        globs[glob] === true && patterns.some((pattern) => vscode.languages.match({ pattern }, document) > 0)
      );
    });
  };
  return isIn('readonlyInclude') && !isIn('readonlyExclude');
}
