import * as vscode from 'vscode';
import { isChecked } from '../selector';
import { activeEditor, versionedText, type CommandContext } from './context';

/** What differs from the text as it is now is the edit from here on. */
export function setBaseline({ store }: CommandContext): void {
  const document = checkedDocument();
  if (document !== undefined) store.choose(versionedText(document));
}

/** The edit is fine: its findings go, and the next edit is compared with the text as it is now. */
export function acceptEdit({ store }: CommandContext): void {
  const document = checkedDocument();
  if (document !== undefined) store.accept(versionedText(document));
}

/** Lets a person choose what the active document is compared with. */
export async function changeBaseline(context: CommandContext): Promise<void> {
  const document = checkedDocument();
  if (document === undefined) return;
  const head = {
    label: vscode.l10n.t('git HEAD'),
    description: vscode.l10n.t('the text of the last commit'),
    choose: () => context.store.clear(document.uri.toString()),
  };
  const here = {
    label: vscode.l10n.t('The text as it is now'),
    description: vscode.l10n.t('only what follows is the edit'),
    choose: () => setBaseline(context),
  };
  const chosen = await vscode.window.showQuickPick([head, here], {
    placeHolder: vscode.l10n.t('Compare this document with'),
  });
  chosen?.choose();
}

function checkedDocument(): vscode.TextDocument | undefined {
  const document = activeEditor()?.document;
  if (document === undefined || isChecked(document)) return document;
  void vscode.window.showInformationMessage(
    vscode.l10n.t('Pare does not check documents of the language {0}.', document.languageId),
  );
  return undefined;
}
