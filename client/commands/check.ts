import * as vscode from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient/node';
import {
  Check,
  SERVER_COMMANDS,
  type CheckResult,
  type FileReport,
  type Finding,
} from '../../server/protocol';
import { request } from '../messages';
import { isChecked } from '../selector';
import { comparedWith, distanceInWords, findingsInWords } from '../views/words';
import { activeEditor, sayNoBaseline, type CommandContext } from './context';

/** Checks the active document and asks the questions that are not asked by themselves. */
export async function check(context: CommandContext): Promise<void> {
  const editor = activeEditor();
  if (editor === undefined) return;
  const { document } = editor;
  if (!isChecked(document)) return compareText(document, context);
  const uri = document.uri.toString();
  const result = (await context.client.sendRequest(ExecuteCommandRequest.type, {
    command: SERVER_COMMANDS.check,
    arguments: [uri],
  })) as CheckResult;
  await showResult(result, editor, context);
}

/** A document of another language has no findings in the editor: only its size can be told. */
async function compareText(document: vscode.TextDocument, context: CommandContext): Promise<void> {
  const original = await context.originals.read(document.uri.toString());
  if (original === null) return sayNoBaseline(null, context);
  const after = document.getText();
  if (original.text === after) return sayUnchanged(original.label);
  const report = await context.client.sendRequest(request(Check), {
    before: original.text,
    after,
    languageId: document.languageId,
    path: vscode.workspace.asRelativePath(document.uri, false),
  });
  say(`${vscode.l10n.t('Compared with {0}', original.label)}: ${distanceInWords(report)}.`);
}

async function showResult(
  { state, report, baseline, reason }: CheckResult,
  editor: vscode.TextEditor,
  context: CommandContext,
): Promise<void> {
  const file = report?.files[0];
  if (state === 'noBaseline') return sayNoBaseline(reason, context);
  if (state === 'disabled')
    return say(vscode.l10n.t('The setting pare.enable turns Pare off for this file.'));
  if (state === 'unchanged' && baseline !== null) return sayUnchanged(baseline.label);
  if (file === undefined || baseline === null) return sayFailed(reason, context);
  await showFirst(file, editor);
  const summary = `${comparedWith(baseline)}: ${findingsInWords(file)}, ${distanceInWords(file)}.`;
  const show = vscode.l10n.t('Show Report');
  // Not awaited: the command has ended when its result is on the screen.
  void vscode.window.showInformationMessage(summary, show).then((answer) => {
    if (answer !== show) return undefined;
    return vscode.commands.executeCommand(SERVER_COMMANDS.showReport, editor.document.uri.toString());
  });
}

/** Goes to the gravest finding and opens the editor's own view of it. */
async function showFirst({ findings }: FileReport, editor: vscode.TextEditor): Promise<void> {
  const first = findings
    .filter(({ suppressed }) => suppressed === null)
    .reduce<Finding | undefined>(
      (worst, each) => (worst && rank(worst) >= rank(each) ? worst : each),
      undefined,
    );
  if (first === undefined) return;
  const { line, character } = first.ranges[0]!.start;
  const place = new vscode.Position(line, character);
  const { document, viewColumn } = editor;
  const shown = await vscode.window.showTextDocument(document, {
    selection: new vscode.Range(place, place),
    ...(viewColumn && { viewColumn }),
  });
  shown.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  await vscode.commands.executeCommand('editor.action.marker.next');
}

function rank({ level }: Finding): number {
  return ['hint', 'information', 'warning', 'error'].indexOf(level);
}

function sayUnchanged(label: string): void {
  say(vscode.l10n.t('Nothing differs from {0}.', label));
}

async function sayFailed(reason: string | null, { log }: CommandContext): Promise<void> {
  const show = vscode.l10n.t('Show Log');
  const message = vscode.l10n.t('The check failed: {0}', reason ?? '');
  if ((await vscode.window.showErrorMessage(message, show)) === show) log.show();
}

function say(message: string): void {
  void vscode.window.showInformationMessage(message);
}
