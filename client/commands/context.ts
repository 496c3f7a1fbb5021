import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { BaselineStore, VersionedText } from '../baseline/store';
import type { Target } from '../target/target';
import type { TargetFiles } from '../target/targetFiles';
import type { FindingsView } from '../views/findingsView';
import type { Originals } from '../views/originals';
import type { Pages } from '../views/pages';
import type { Reports } from '../views/reports';

/** What commands work with. */
export interface CommandContext {
  readonly client: LanguageClient;
  readonly store: BaselineStore;
  readonly originals: Originals;
  readonly log: vscode.LogOutputChannel;
  readonly reports: Reports;
  readonly findings: FindingsView;
  /** What is remembered for this workspace. */
  readonly memory: vscode.Memento;
  readonly pages: Pages;
  /** What should go. */
  readonly target: Target;
  readonly targetFiles: TargetFiles;
  /** The folder that holds a page for each rule. */
  readonly rulePages: vscode.Uri;
  /** The folder that holds the sample edit. */
  readonly samples: vscode.Uri;
}

/** The active document; says so if there is none. */
export function activeEditor(): vscode.TextEditor | undefined {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) void vscode.window.showInformationMessage(vscode.l10n.t('Open a file first.'));
  return editor;
}

export function versionedText(document: vscode.TextDocument): VersionedText {
  return { uri: document.uri.toString(), version: document.version, text: document.getText() };
}

/** @param reason completes the sentence */
export async function sayNoBaseline(
  document: vscode.TextDocument,
  reason: string | null,
  { store }: CommandContext,
): Promise<void> {
  const { l10n } = vscode;
  const set = l10n.t('Set Baseline Here');
  const change = l10n.t('Compare With…');
  const trust = l10n.t('Manage Workspace Trust');
  const message = l10n.t(
    'There is nothing to compare with: {0}. Set a baseline before the edit, or compare with another text.',
    reason ?? l10n.t('no baseline is known'),
  );
  const actions = vscode.workspace.isTrusted ? [set, change] : [trust, set, change];
  const answer = await vscode.window.showInformationMessage(message, ...actions);
  if (answer === set) store.choose(versionedText(document));
  else if (answer === change) await vscode.commands.executeCommand('pare.changeBaseline');
  else if (answer === trust) await vscode.commands.executeCommand('workbench.trust.manage');
}
