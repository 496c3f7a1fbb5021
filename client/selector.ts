import * as vscode from 'vscode';
import { LANGUAGE_IDS } from '../server/protocol';

/** The languages that are checked without being asked, wherever a document comes from. */
export const DOCUMENTS = LANGUAGE_IDS.map((language) => ({ language }));

/** Texts that have been there before: version control, history, and the baselines of Pare itself. */
const ORIGINALS = /^(git|gitfs|gitlens.*|review|pr|pare-.*|vscode-(?!remote|vfs).*|output|chat-editing-.*)$/;

/** Whether a document may be an edit: a file, an untitled document, or what a tool proposes. */
export function isChecked(document: vscode.TextDocument): boolean {
  return !isOriginal(document) && vscode.languages.match(DOCUMENTS, document) > 0;
}

/** Whether a document shows what has been there before, and is no edit whatever it holds. */
export function isOriginal({ uri }: vscode.TextDocument): boolean {
  return ORIGINALS.test(uri.scheme);
}
