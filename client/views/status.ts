import * as vscode from 'vscode';
import type { ReportParams } from '../../server/protocol';
import { DOCUMENTS, isChecked } from '../selector';
import type { Reports } from './reports';
import { comparedWith, distanceInWords, findingsInWords, partsInWords } from './words';

interface Status {
  readonly text: string;
  readonly detail: string;
  readonly severity?: vscode.LanguageStatusSeverity;
}

/** What the active document is compared with and how much differs, in the language status of the editor. */
export function showStatus(reports: Reports): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('pare.status', DOCUMENTS);
  item.name = 'Pare';
  item.command = { title: vscode.l10n.t('Change Baseline'), command: 'pare.changeBaseline' };
  const update = () => {
    const document = vscode.window.activeTextEditor?.document;
    const report = document && reports.of(document.uri.toString());
    const isPending = report === undefined && document !== undefined && isChecked(document);
    const { text, detail, severity } = isPending ? PENDING() : report ? statusOf(report) : ORIGINAL();
    item.busy = isPending;
    item.text = text;
    item.detail = detail;
    item.severity = severity ?? vscode.LanguageStatusSeverity.Information;
  };
  update();
  return vscode.Disposable.from(
    item,
    reports.onDidChange(update),
    vscode.window.onDidChangeActiveTextEditor(update),
  );
}

const ORIGINAL = (): Status => ({
  text: vscode.l10n.t('Not checked'),
  detail: vscode.l10n.t('This text is the original of something, no edit'),
});

const PENDING = (): Status => ({ text: vscode.l10n.t('Not checked yet'), detail: '' });

function statusOf({ state, report, baseline, reason }: ReportParams): Status {
  const file = report?.files[0];
  if (state === 'checked' && file !== undefined && baseline !== null) {
    const parts = partsInWords(file);
    const detail = [comparedWith(baseline), ...(parts === '' ? [] : [parts]), findingsInWords(file)];
    return { text: distanceInWords(file), detail: detail.join(' · ') };
  }
  if (state === 'unchanged' && baseline !== null) {
    return { text: vscode.l10n.t('No edit'), detail: comparedWith(baseline) };
  }
  if (state === 'disabled') return { text: vscode.l10n.t('Turned off'), detail: '' };
  if (state === 'noBaseline') return { text: vscode.l10n.t('No baseline'), detail: reason ?? '' };
  return {
    text: vscode.l10n.t('The check failed'),
    detail: reason ?? '',
    severity: vscode.LanguageStatusSeverity.Error,
  };
}
