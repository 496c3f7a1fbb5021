import * as vscode from 'vscode';
import type { TargetStatus } from '../../server/protocol';
import { DOCUMENTS } from '../selector';
import type { Target } from '../target/target';

/** How far the deletion of what should go has come, in the language status of the editor. */
export function showTargetStatus(target: Target): vscode.Disposable {
  // An item cannot be hidden, so there is none while nothing should go.
  let item: vscode.LanguageStatusItem | undefined;
  const update = () => {
    const { status } = target;
    if (status === null) {
      item?.dispose();
      item = undefined;
      return;
    }
    item ??= createItem();
    item.text = status.words;
    item.severity = isAsWished(status)
      ? vscode.LanguageStatusSeverity.Information
      : vscode.LanguageStatusSeverity.Warning;
  };
  update();
  return vscode.Disposable.from(target.onDidChange(update), { dispose: () => item?.dispose() });
}

function createItem(): vscode.LanguageStatusItem {
  const item = vscode.languages.createLanguageStatusItem('pare.target', DOCUMENTS);
  item.name = vscode.l10n.t('Pare: What Should Go');
  item.command = { title: vscode.l10n.t('Forget…'), command: 'pare.forgetTarget' };
  return item;
}

/** Nothing was done in place of deleting, and nothing else was deleted. */
function isAsWished({ progress }: TargetStatus): boolean {
  return progress.commented + progress.disabled + progress.guarded + progress.extraLines === 0;
}
