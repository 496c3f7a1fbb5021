import * as vscode from 'vscode';
import {
  SERVER_COMMANDS,
  type FileTextParams,
  type Range,
  type TargetProposal,
  type TargetSite,
  type TargetStatus,
} from '../../server/protocol';
import { isChecked } from '../selector';
import { findMentions } from '../target/mentions';
import { targetChoices, type ChoiceGroup } from '../target/targetChoices';
import { activeEditor, type CommandContext } from './context';

/** Lets a person choose what should go with a selection, or with the symbol at the cursor, and marks it. */
export async function shouldGo(context: CommandContext, uri: unknown, range: unknown): Promise<void> {
  const asked = typeof uri === 'string' && range !== undefined ? { uri, range: range as Range } : atCursor();
  if (asked === undefined) return;
  const { proposal, isComplete } = await propose(asked.uri, asked.range);
  if (proposal === null) return say(vscode.l10n.t('Pare does not know this document.'));
  const sites = await choose(proposal, asked.uri, isComplete);
  if (sites === undefined || sites.length === 0) return;
  for (const file of new Set(sites.map((site) => site.uri)))
    await context.targetFiles.tell(vscode.Uri.parse(file));
  const status = await vscode.commands.executeCommand<TargetStatus | null>(SERVER_COMMANDS.markTarget, sites);
  if (status !== null) say(vscode.l10n.t('What should go is marked: {0}.', status.words));
}

function atCursor(): { readonly uri: string; readonly range: Range } | undefined {
  const editor = activeEditor();
  if (editor === undefined) return undefined;
  const { document, selection } = editor;
  if (!isChecked(document)) {
    say(vscode.l10n.t('Pare does not check this document (language {0}).', document.languageId));
    return undefined;
  }
  const { start, end } = selection;
  const place = ({ line, character }: vscode.Position) => ({ line, character });
  return { uri: document.uri.toString(), range: { start: place(start), end: place(end) } };
}

interface Proposed {
  readonly proposal: TargetProposal | null;
  /** Whether all files were looked into. */
  readonly isComplete: boolean;
}

/** First asks for the name, then looks for it in the files that are not open. */
async function propose(uri: string, range: Range): Promise<Proposed> {
  const ask = (texts: readonly FileTextParams[]) =>
    vscode.commands.executeCommand<TargetProposal | null>(SERVER_COMMANDS.proposeTarget, uri, range, texts);
  const proposal = await ask([]);
  const symbol = proposal?.symbol ?? null;
  if (symbol === null) return { proposal, isComplete: true };
  const options = {
    location: vscode.ProgressLocation.Notification,
    title: vscode.l10n.t('Looking for {0}', symbol),
    cancellable: true,
  };
  const { texts, isComplete } = await vscode.window.withProgress(options, (_, token) =>
    findMentions(symbol, token),
  );
  return { proposal: texts.length === 0 ? proposal : await ask(texts), isComplete };
}

interface SiteItem extends vscode.QuickPickItem {
  readonly site?: TargetSite;
}

/** Undefined if the person chose nothing; without a choice to make, all there is. */
async function choose(
  proposal: TargetProposal,
  uri: string,
  isComplete: boolean,
): Promise<readonly TargetSite[] | undefined> {
  const { l10n, window } = vscode;
  if (proposal.sites.length < 2) return proposal.sites;
  const items = targetChoices(proposal, uri).flatMap(itemsOf);
  const chosen = await window.showQuickPick(items, {
    title:
      proposal.symbol === null
        ? l10n.t('What Should Go')
        : l10n.t('What Should Go with {0}', proposal.symbol),
    placeHolder: isComplete
      ? l10n.t('Tick the places that should go')
      : l10n.t('Tick the places that should go. The workspace has more files than were looked into.'),
    canPickMany: true,
    matchOnDescription: true,
    ignoreFocusOut: true,
  });
  return chosen?.flatMap(({ site }) => site ?? []);
}

function itemsOf({ kind, choices }: ChoiceGroup): readonly SiteItem[] {
  return [
    { label: titleOf(kind), kind: vscode.QuickPickItemKind.Separator },
    ...choices.map(({ site, isLikely }) => ({
      label: site.text,
      description: placeOf(site),
      picked: isLikely,
      site,
    })),
  ];
}

/** `server/paths.py:12` or, of several lines, `server/paths.py:12-15` */
function placeOf({ uri, range: { start, end } }: TargetSite): string {
  const last = end.character === 0 && end.line > start.line ? end.line : end.line + 1;
  const lines = last === start.line + 1 ? `${last}` : `${start.line + 1}-${last}`;
  return `${vscode.workspace.asRelativePath(vscode.Uri.parse(uri))}:${lines}`;
}

function titleOf(kind: TargetSite['kind']): string {
  const { l10n } = vscode;
  switch (kind) {
    case 'selection':
      return l10n.t('Selection');
    case 'definition':
      return l10n.t('Definition');
    case 'use':
      return l10n.t('Uses');
    case 'import':
      return l10n.t('Imports');
    case 'export':
      return l10n.t('Exports');
    case 'test':
      return l10n.t('Tests');
    case 'documentation':
      return l10n.t('Documentation');
  }
}

function say(message: string): void {
  void vscode.window.showInformationMessage(message);
}
