import * as vscode from 'vscode';
import { SECTION } from '../../server/protocol';
import { setting } from '../settings';

/** Shows or hides the marks of changed tokens, everywhere. */
export async function toggleMarks(): Promise<void> {
  await vscode.workspace
    .getConfiguration(SECTION)
    .update('marks.enable', !setting('marks.enable'), vscode.ConfigurationTarget.Global);
}
