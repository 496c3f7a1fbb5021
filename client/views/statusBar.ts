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
  item.command = 'pare.changeBaseline';
  const update = () => {
    const document = vscode.window.activeTextEditor?.document;
    if (document === undefined || !isChecked(document)) return item.hide();
    const found = reports.of(document.uri.toString());
    const baseline = found?.baseline;
    if (found?.state === 'disabled') return item.hide();
    if (!baseline) {
      item.text = vscode.l10n.t('$(diff) no baseline');
      item.tooltip = vscode.l10n.t('Pare has nothing to compare this document with. Choose a baseline.');
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
