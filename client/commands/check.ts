import * as vscode from 'vscode';
import { ExecuteCommandRequest } from 'vscode-languageclient/node';
import {
  Check,
  ReadRevision,
  SERVER_COMMANDS,
  type CheckResult,
  type FileReport,
  type Finding,
} from '../../server/protocol';
import { request } from '../messages';
import { isChecked, isOriginal } from '../selector';
import { comparedWith, distanceInWords, findingsInWords } from '../views/words';
import { activeEditor, sayNoBaseline, type CommandContext } from './context';
import { isReadOnly } from './readOnly';

/** Checks the active document and asks the questions that are not asked by themselves. */
export async function check(context: CommandContext): Promise<void> {
  const editor = changedSide() ?? activeEditor();
  if (editor === undefined) return;
  const { document } = editor;
  if (isOriginal(document)) return sayOriginal();
  if (!isChecked(document)) return compareText(document, context);
  const uri = document.uri.toString();
  const result = (await context.client.sendRequest(ExecuteCommandRequest.type, {
    command: SERVER_COMMANDS.check,
    arguments: [uri],
  })) as CheckResult;
  await showResult(result, editor, context);
}

/** In a diff the original side may have the focus: the edit is on the other one. */
function changedSide(): vscode.TextEditor | undefined {
  const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
  if (!(input instanceof vscode.TabInputTextDiff)) return undefined;
  const modified = input.modified.toString();
  return vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === modified);
}

/** A document of another language has no findings in the editor: only its size can be told. */
async function compareText(document: vscode.TextDocument, context: CommandContext): Promise<void> {
  const uri = document.uri.toString();
  const original = await context.originals.read(uri);
  if (original === null) {
    const read = await context.client.sendRequest(request(ReadRevision), { uri, revision: 'HEAD' });
    if (read.text === null) return say(vscode.l10n.t('There is nothing to compare with: {0}.', read.reason));
    return say(vscode.l10n.t('Pare does not check this document (language {0}).', document.languageId));
  }
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
  const { document } = editor;
  if (state === 'noBaseline') return sayNoBaseline(document, reason, context);
  if (state === 'disabled' && reason !== null)
    return say(vscode.l10n.t('Pare leaves this alone: {0}.', reason));
  if (state === 'disabled')
    return say(vscode.l10n.t('The setting pare.enable turns Pare off for this file.'));
  if (state === 'unchanged' && baseline !== null) {
    const isTyped = context.store.of(document.uri.toString())?.provenance.kind === 'head';
    return isTyped ? sayTypedOnly(document, context) : sayUnchanged(baseline.label);
  }
  if (file === undefined || baseline === null) return sayFailed(reason, context);
  await showFirst(file, editor);
  const summary = [
    `${comparedWith(baseline)}: ${findingsInWords(file)}, ${distanceInWords(file)}.`,
    ...((await isReadOnly(document))
      ? [vscode.l10n.t('This text is read-only: parts are taken back in the file itself.')]
      : []),
  ].join(' ');
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
  // A side of a diff cannot be shown as such: it would open in a tab of its own.
  const isInDiff = vscode.window.tabGroups.activeTabGroup.activeTab?.input instanceof vscode.TabInputTextDiff;
  const shown = isInDiff
    ? editor
    : await vscode.window.showTextDocument(document, { ...(viewColumn && { viewColumn }) });
  shown.selection = new vscode.Selection(place, place);
  shown.revealRange(new vscode.Range(place, place), vscode.TextEditorRevealType.InCenterIfOutsideViewport);
  await vscode.commands.executeCommand('editor.action.marker.next');
}

function rank({ level }: Finding): number {
  return ['hint', 'information', 'warning', 'error'].indexOf(level);
}

/** What a person types is not judged unless they say so. */
async function sayTypedOnly(document: vscode.TextDocument, context: CommandContext): Promise<void> {
  const judge = vscode.l10n.t('Check What I Typed');
  const message = vscode.l10n.t('Nothing differs from git HEAD but what you typed, which is not judged.');
  if ((await vscode.window.showInformationMessage(message, judge)) !== judge) return;
  context.store.chooseHead(document.uri.toString());
  await vscode.window.showTextDocument(document);
  await check(context);
}

/** Such as the left side of a diff in a tab of its own, or a file as git has it. */
function sayOriginal(): void {
  say(vscode.l10n.t('This text is the original of something, no edit. Check the file itself.'));
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
