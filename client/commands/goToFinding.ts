import * as vscode from 'vscode';
import { activeEditor, type CommandContext } from './context';
import { stepFrom } from './findingSteps';

export const nextFinding = (context: CommandContext) => go(context, 'next');
export const previousFinding = (context: CommandContext) => go(context, 'previous');

/** Moves the cursor to another finding of the document and shows what it says. */
async function go({ reports }: CommandContext, direction: 'next' | 'previous'): Promise<void> {
  const editor = activeEditor();
  if (editor === undefined) return;
  const file = reports.of(editor.document.uri.toString())?.report?.files[0];
  const range = file && stepFrom(file, editor.selection.active, direction);
  if (range === undefined) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There are no findings in this document.'));
    return;
  }
  const { line, character } = range.start;
  const place = new vscode.Position(line, character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  await vscode.commands.executeCommand('editor.action.showHover');
}
