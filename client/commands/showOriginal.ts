import * as vscode from 'vscode';
import { activeEditor, sayNoBaseline, type CommandContext } from './context';

/** Opens the baseline beside the document, in the editor's own diff view. */
export async function showOriginal(context: CommandContext, argument: unknown): Promise<void> {
  const document = typeof argument === 'string' ? vscode.Uri.parse(argument) : activeEditor()?.document.uri;
  if (document === undefined) return;
  const { originals } = context;
  const original = await originals.read(document.toString());
  if (original === null) {
    const open = await vscode.workspace.openTextDocument(document);
    return sayNoBaseline(open, context.reports.of(document.toString())?.reason ?? null, context);
  }
  const name = document.path.replace(/^.*\//, '');
  await vscode.commands.executeCommand(
    'vscode.diff',
    originals.of(document.toString()),
    document,
    vscode.l10n.t('{0} ({1} ↔ now)', name, original.label),
  );
}
