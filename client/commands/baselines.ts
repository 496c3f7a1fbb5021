import * as vscode from 'vscode';
import { ReadRevision } from '../../server/protocol';
import { request } from '../messages';
import { isChecked } from '../selector';
import { activeEditor, versionedText, type CommandContext } from './context';

/** What differs from the text as it is now is the edit from here on. */
export function setBaseline({ store }: CommandContext): void {
  const document = checkedDocument();
  if (document !== undefined) store.choose(versionedText(document));
}

/** The edit is fine: its findings go, and the next edit is compared with the text as it is now. */
export function acceptEdit({ store }: CommandContext): void {
  const document = checkedDocument();
  if (document !== undefined) store.accept(versionedText(document));
}

interface Choice extends vscode.QuickPickItem {
  choose(): unknown;
}

/** Lets a person choose what the active document is compared with. */
export async function changeBaseline(context: CommandContext): Promise<void> {
  const document = checkedDocument();
  if (document === undefined) return;
  const { l10n } = vscode;
  const { store } = context;
  const uri = document.uri.toString();
  const choices: readonly Choice[] = [
    {
      label: l10n.t('$(history) Whatever Was Before the Last Edit'),
      description: l10n.t('git HEAD until an edit is seen; what you type is not judged'),
      choose: () => store.clear(uri),
    },
    {
      label: l10n.t('$(git-commit) Git HEAD'),
      description: l10n.t('the last commit; all that came since is judged, by whomever'),
      choose: () => store.chooseHead(uri),
    },
    {
      label: l10n.t('$(git-branch) Git Index'),
      description: l10n.t('what is staged'),
      choose: () => chooseIndex(document, context),
    },
    {
      label: l10n.t('$(pin) The Text as It Is Now'),
      description: l10n.t('only what follows is the edit'),
      choose: () => setBaseline(context),
    },
    {
      label: l10n.t('$(save) The Saved File'),
      choose: async () => chooseText(document, await readText(document.uri), 'the saved file', context),
    },
    {
      label: l10n.t('$(clippy) The Clipboard'),
      choose: async () =>
        chooseText(document, await vscode.env.clipboard.readText(), 'the text on the clipboard', context),
    },
    { label: l10n.t('$(file) Another File…'), choose: () => chooseFile(document, context) },
  ];
  const chosen = await vscode.window.showQuickPick(choices, {
    placeHolder: l10n.t(
      'Compare this document with (now: {0})',
      context.reports.of(uri)?.baseline?.label ?? '–',
    ),
    matchOnDescription: true,
  });
  await chosen?.choose();
}

async function chooseIndex(document: vscode.TextDocument, context: CommandContext): Promise<void> {
  const params = { uri: document.uri.toString(), revision: 'index' } as const;
  const read = await context.client.sendRequest(request(ReadRevision), params);
  if (read.text !== null) return chooseText(document, read.text, 'the git index', context);
  say(vscode.l10n.t('There is nothing to compare with: {0}.', read.reason));
}

async function chooseFile(document: vscode.TextDocument, context: CommandContext): Promise<void> {
  const [file] =
    (await vscode.window.showOpenDialog({
      defaultUri: vscode.Uri.joinPath(document.uri, '..'),
      title: vscode.l10n.t('Compare With'),
    })) ?? [];
  if (file === undefined) return;
  chooseText(document, await readText(file), vscode.workspace.asRelativePath(file), context);
}

function chooseText(
  document: vscode.TextDocument,
  text: string | null,
  label: string,
  { store }: CommandContext,
): void {
  if (text === null) return say(vscode.l10n.t('The file cannot be read as text.'));
  if (text === '') return say(vscode.l10n.t('There is no text to compare with.'));
  store.choose({ uri: document.uri.toString(), version: document.version, text }, label);
}

async function readText(uri: vscode.Uri): Promise<string | null> {
  try {
    const bytes = await vscode.workspace.fs.readFile(uri);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function checkedDocument(): vscode.TextDocument | undefined {
  const document = activeEditor()?.document;
  if (document === undefined || isChecked(document)) return document;
  say(vscode.l10n.t('Pare does not check this document (language {0}).', document.languageId));
  return undefined;
}

function say(message: string): void {
  void vscode.window.showInformationMessage(message);
}
