import * as vscode from 'vscode';
import { SECTION } from '../server/protocol';
import { CLIENT_SETTINGS, type ClientSettings } from './settingsSchema';

/** A setting as it holds for a document or folder. */
export function setting<Key extends keyof ClientSettings>(key: Key, scope?: vscode.Uri): ClientSettings[Key] {
  const written = vscode.workspace.getConfiguration(SECTION, scope).get<ClientSettings[Key]>(key);
  return written ?? (CLIENT_SETTINGS[key].default as ClientSettings[Key]);
}
