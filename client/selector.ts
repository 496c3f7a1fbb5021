import * as vscode from 'vscode';
import { LANGUAGE_IDS } from '../server/protocol';

/** The documents that are checked without being asked. */
export const DOCUMENTS = LANGUAGE_IDS.flatMap((language) =>
  ['file', 'untitled'].map((scheme) => ({ scheme, language })),
);

export function isChecked(document: vscode.TextDocument): boolean {
  return vscode.languages.match(DOCUMENTS, document) > 0;
}
