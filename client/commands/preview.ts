import * as vscode from 'vscode';
import type { TakenBack } from '../../server/protocol';

/**
 * Runs a command that shows its edit before it applies it. The editor's preview applies what a person ticks, and
 * does not tell how much that was.
 */
export async function inPreview(
  document: vscode.TextDocument,
  command: () => Thenable<TakenBack | null>,
): Promise<void> {
  const { version } = document;
  void vscode.window.setStatusBarMessage(
    vscode.l10n.t('$(checklist) Tick what is to be taken back, then press Apply'),
    HINT_MILLISECONDS,
  );
  const result = await command();
  if (result === null) return;
  if (result.reason !== null) return say(vscode.l10n.t('Nothing was taken back: {0}.', result.reason));
  if (document.version === version) {
    return say(vscode.l10n.t('Nothing was ticked in the preview, so nothing was taken back.'));
  }
  say(vscode.l10n.t('Taken back. Undo brings it again.'));
}

const HINT_MILLISECONDS = 20_000;

function say(message: string): void {
  void vscode.window.showInformationMessage(message);
}
