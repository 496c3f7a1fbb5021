import * as vscode from 'vscode';
import { SERVER_COMMANDS } from '../../server/protocol';
import { progressInWords } from '../views/words';
import type { CommandContext } from './context';

interface Choice extends vscode.QuickPickItem {
  readonly uri?: string;
}

/** Forgets what should go, in one file or everywhere. */
export async function forgetTarget({ target }: CommandContext): Promise<void> {
  const { l10n, window } = vscode;
  const { status } = target;
  if (status === null) {
    void window.showInformationMessage(l10n.t('Nothing is marked as something that should go.'));
    return;
  }
  const choices: readonly Choice[] = [
    { label: l10n.t('$(clear-all) Everything'), description: status.words },
    ...(status.documents.length < 2 ? [] : status.documents).map(({ uri, progress }) => ({
      label: `$(file) ${vscode.workspace.asRelativePath(vscode.Uri.parse(uri))}`,
      description: progressInWords(progress),
      uri,
    })),
  ];
  const chosen = await window.showQuickPick(choices, { placeHolder: l10n.t('Forget what should go in') });
  if (chosen === undefined) return;
  const inOne = chosen.uri === undefined ? [] : [chosen.uri];
  await vscode.commands.executeCommand(SERVER_COMMANDS.clearTarget, ...inOne);
}
