import type * as vscode from 'vscode';
import type { OpenDocument } from './reloads';

/** The document itself stays behind it, so that what is read later is what holds then. */
export function openDocument(document: vscode.TextDocument): OpenDocument {
  return {
    uri: document.uri.toString(),
    get version() {
      return document.version;
    },
    get isDirty() {
      return document.isDirty;
    },
    getText: () => document.getText(),
  };
}
