import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { BaselineStore, VersionedText } from '../baseline/store';
import type { Originals } from '../views/originals';

/** What commands work with. */
export interface CommandContext {
  readonly client: LanguageClient;
  readonly store: BaselineStore;
  readonly originals: Originals;
  readonly log: vscode.LogOutputChannel;
  /** The folder that holds a page for each rule. */
  readonly rulePages: vscode.Uri;
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
export async function sayNoBaseline(reason: string | null, { store }: CommandContext): Promise<void> {
  const set = vscode.l10n.t('Set Baseline Here');
  const message = vscode.l10n.t(
    'There is nothing to compare with: {0}. Set a baseline before the edit, or open the file from a git repository.',
    reason ?? vscode.l10n.t('no baseline is known'),
  );
  const document = vscode.window.activeTextEditor?.document;
  const answer = await vscode.window.showInformationMessage(message, set);
  if (answer === set && document !== undefined) store.choose(versionedText(document));
}
