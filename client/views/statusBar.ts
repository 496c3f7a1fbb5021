import * as vscode from 'vscode';
import { isChecked } from '../selector';
import type { Target } from '../target/target';
import type { Reports } from './reports';
import { comparedWith, countInWords, distanceInWords, findingsInWords, partsInWords } from './words';

const LONGEST_LABEL = 28;

/** What the active document is compared with, always in view, and how to change that. */
export function showBaselineInStatusBar(reports: Reports, target: Target): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('pare.baseline', vscode.StatusBarAlignment.Right, 90);
  item.name = vscode.l10n.t('Pare: Baseline');
  const update = () => {
    const document = vscode.window.activeTextEditor?.document;
    if (document === undefined || !isChecked(document)) return item.hide();
    const found = reports.of(document.uri.toString());
    const baseline = found?.baseline;
    if (found?.state === 'disabled') return item.hide();
    item.command = 'pare.changeBaseline';
    if (!baseline) {
      showMissing(item, found?.reason ?? null);
      return item.show();
    }
    const file = found.report?.files[0];
    const count = file?.findings.filter(({ suppressed }) => suppressed === null).length ?? 0;
    const { label } = baseline;
    const short = label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL).trimEnd()}…` : label;
    item.text = count === 0 ? `$(diff) ${short}` : `$(diff) ${short} · ${count}`;
    item.tooltip = [
      comparedWith(baseline),
      ...(file === undefined
        ? [vscode.l10n.t('No edit')]
        : [distanceInWords(file), partsInWords(file), findingsInWords(file)]),
      target.status === null ? '' : vscode.l10n.t('What should go: {0}', target.status.words),
      vscode.l10n.t('Change the baseline'),
    ]
      .filter((line) => line !== '')
      .join('\n');
    item.accessibilityInformation = {
      label: vscode.l10n.t('{0}, {1}. Change the baseline.', comparedWith(baseline), countInWords(count)),
    };
    item.show();
  };
  update();
  return vscode.Disposable.from(
    item,
    reports.onDidChange(update),
    target.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}

/** Why there is no baseline, and the way to one: in a folder that is not trusted that is git, after trusting it. */
function showMissing(item: vscode.StatusBarItem, reason: string | null): void {
  const { l10n, workspace } = vscode;
  item.text = workspace.isTrusted
    ? l10n.t('$(diff) no baseline')
    : l10n.t('$(diff) no baseline: folder not trusted');
  if (!workspace.isTrusted) item.command = 'workbench.trust.manage';
  const missing = l10n.t(
    'Pare has nothing to compare this document with: {0}.',
    reason ?? l10n.t('no baseline is known'),
  );
  item.tooltip = [
    missing,
    workspace.isTrusted ? l10n.t('Choose a baseline') : l10n.t('Trust the folder to compare with git HEAD'),
  ].join('\n');
  item.accessibilityInformation = { label: missing };
}
