import {
  CodeActionKind,
  LSPErrorCodes,
  ResponseError,
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { Action, Finding, TextEdit } from '../engine/report';
import { count } from '../present/words';
import { CLIENT_COMMANDS, SERVER_COMMANDS } from '../protocol';
import type { Checked } from './checks';
import { hasCommand, type Client } from './client';
import { SOURCE } from './diagnostics';
import { findingsAt } from './findings';
import { safeEdits } from './combinedEdits';

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.pare`;

export const CODE_ACTION_KINDS = [CodeActionKind.QuickFix, FIX_ALL, CodeActionKind.Refactor];

/** Names the edit of an action until somebody wants it; it holds for one version of the document only. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  /** The finding and which of its actions; absent for fix-all. */
  readonly finding?: string;
  readonly action?: number;
}

export function codeActions(checked: Checked, params: CodeActionParams, client: Client): CodeAction[] {
  const { only, diagnostics } = params.context;
  const wants = (kind: string) =>
    only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
  return [
    ...(wants(CodeActionKind.QuickFix) ? quickFixes(checked, params, diagnostics, client) : []),
    ...(wants(FIX_ALL) ? fixAll(checked, client) : []),
    ...(wants(CodeActionKind.Refactor) ? shouldGo(params, client) : []),
  ];
}

/** Gives an action its edit, unless the document has changed since the action was offered. */
export function resolveCodeAction(
  action: CodeAction,
  checked: Checked | undefined,
  client: Client,
): CodeAction {
  const data = action.data as ActionData;
  const edits = checked?.document.version === data.version ? editsOf(data, checked) : undefined;
  if (checked === undefined || edits === undefined) {
    throw new ResponseError(
      LSPErrorCodes.ContentModified,
      'The document changed after this action was offered. Ask again.',
    );
  }
  return { ...action, edit: workspaceEdit(checked, edits, client) };
}

/** The document that an action is about, or null for an action that is not ours. */
export function uriOfAction({ data }: CodeAction): string | null {
  const uri: unknown = typeof data === 'object' && data !== null ? (data as Partial<ActionData>).uri : null;
  return typeof uri === 'string' ? uri : null;
}

/** Only for a selection: else every place of a text would have an action. A client of ours lets a person choose. */
function shouldGo({ range, textDocument: { uri } }: CodeActionParams, client: Client): CodeAction[] {
  if (range.start.line === range.end.line && range.start.character === range.end.character) return [];
  const own = CLIENT_COMMANDS.shouldGo;
  const command = hasCommand(client, own) ? own : SERVER_COMMANDS.shouldGo;
  const title = 'This should go';
  return [{ title, kind: CodeActionKind.Refactor, command: { title, command, arguments: [uri, range] } }];
}

function quickFixes(
  checked: Checked,
  { range, textDocument: { uri } }: CodeActionParams,
  diagnostics: readonly Diagnostic[],
  client: Client,
): CodeAction[] {
  const findings = findingsAt(checked.report, range);
  if (findings.length === 0) return [];
  const original = { title: 'Show original', command: CLIENT_COMMANDS.showOriginal, arguments: [uri] };
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  return [
    ...findings.flatMap((finding) => fixesOf(finding, checked, diagnostics, client)),
    ...findings.map(({ id, rule }) =>
      commandAction({
        title: `Accept this part of the edit (${rule})`,
        command: SERVER_COMMANDS.acceptFinding,
        arguments: [uri, id],
      }),
    ),
    ...(hasCommand(client, original.command) ? [commandAction(original)] : []),
    ...rules
      .map((rule) => ({
        title: `Explain rule ${rule}`,
        command: CLIENT_COMMANDS.explainRule,
        arguments: [rule],
      }))
      .filter(({ command }) => hasCommand(client, command))
      .map(commandAction),
  ];
}

function fixesOf(
  finding: Finding,
  checked: Checked,
  diagnostics: readonly Diagnostic[],
  client: Client,
): CodeAction[] {
  const own = diagnostics.filter(
    ({ source, data }) =>
      source === SOURCE && (data as { finding?: unknown } | undefined)?.finding === finding.id,
  );
  return finding.actions.flatMap((action, index) => {
    if (!isOffered(action)) return [];
    const { uri, version } = checked.document;
    return bound(
      {
        title: action.title,
        kind: CodeActionKind.QuickFix,
        diagnostics: own,
        ...(action.preferred && { isPreferred: true }),
      },
      { uri, version, finding: finding.id, action: index },
      checked,
      client,
    );
  });
}

function fixAll(checked: Checked, client: Client): CodeAction[] {
  const { uri, version } = checked.document;
  const { actions } = safeEdits(checked.report);
  if (actions === 0) return [];
  const title = `Take back ${count(actions, 'safe part')}`;
  return bound({ title, kind: FIX_ALL }, { uri, version }, checked, client);
}

/** The edit travels with the action only if the client cannot ask for it later. */
function bound(action: CodeAction, data: ActionData, checked: Checked, client: Client): CodeAction[] {
  const unresolved: CodeAction = { ...action, data };
  return [client.resolvesEdits ? unresolved : resolveCodeAction(unresolved, checked, client)];
}

function editsOf({ finding, action }: ActionData, { report }: Checked): readonly TextEdit[] | undefined {
  if (finding === undefined) return safeEdits(report).edits;
  const offered = report?.findings.find(({ id }) => id === finding)?.actions[action ?? 0];
  return offered && isOffered(offered) ? offered.edits : undefined;
}

function isOffered({ withheld, edits }: Action): boolean {
  return withheld === null && edits.length > 0;
}

export function workspaceEdit(
  { document }: Checked,
  edits: readonly TextEdit[],
  client: Client,
): WorkspaceEdit {
  const { uri, version } = document;
  return client.takesVersionedEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits: [...edits] }] }
    : { changes: { [uri]: [...edits] } };
}

function commandAction(command: { title: string; command: string; arguments: unknown[] }): CodeAction {
  return { title: command.title, kind: CodeActionKind.QuickFix, command };
}
