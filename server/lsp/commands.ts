import {
  MessageType,
  ShowMessageNotification,
  type Connection,
  type ExecuteCommandParams,
} from 'vscode-languageserver';
import {
  SERVER_COMMANDS,
  type CheckResult,
  type MinimizeResult,
  type ReportView,
  type TakenBack,
  type TargetProposal,
  type TargetStatus,
} from '../protocol';
import { agentMessage } from './agentMessage';
import type { Minimizations, Waiting } from './minimize/minimizations';
import { resultOf } from './publish';
import { reportView } from './reportView';
import type { Session } from './session';
import { takeBack } from './takeBack';
import { isRange, isSite, markTarget, proposeTarget, readTexts } from './targetCommands';

/** What commands work with. */
export interface CommandContext {
  readonly connection: Connection;
  readonly session: Session;
  readonly minimizations: Minimizations;
  readonly waiting: Waiting;
}

/** Commands that lenses and clients send; the first argument of each is the URI of a document. */
export async function executeCommand(
  { command, arguments: [uri, detail, texts] = [] }: ExecuteCommandParams,
  { connection, session, minimizations, waiting }: CommandContext,
): Promise<
  | CheckResult
  | MinimizeResult
  | ReportView
  | TakenBack
  | TargetProposal
  | TargetStatus
  | string
  | number
  | null
> {
  if (command === SERVER_COMMANDS.clearTarget) {
    session.clearTarget(typeof uri === 'string' ? uri : undefined);
    return null;
  }
  if (command === SERVER_COMMANDS.markTarget)
    return Array.isArray(uri) ? markTarget(uri.filter(isSite), session) : null;
  if (typeof uri !== 'string') return null;
  switch (command) {
    case SERVER_COMMANDS.check:
      return check(uri, session);
    case SERVER_COMMANDS.showReport:
      return showReport(uri, connection, session);
    case SERVER_COMMANDS.takeBackSafe:
      return takeBack(uri, 'safe', connection, session);
    case SERVER_COMMANDS.takeBackProved:
      return takeBack(uri, 'proved', connection, session);
    case SERVER_COMMANDS.agentMessage: {
      const checked = await session.current(uri);
      return checked === undefined ? null : agentMessage(checked);
    }
    case SERVER_COMMANDS.proposeTarget:
      return isRange(detail) ? proposeTarget(uri, detail, session, readTexts(texts)) : null;
    case SERVER_COMMANDS.shouldGo: {
      const proposal = isRange(detail) ? await proposeTarget(uri, detail, session) : null;
      return proposal === null ? null : markTarget(proposal.sites, session);
    }
    case SERVER_COMMANDS.acceptFinding:
      if (typeof detail === 'string') session.accept(uri, detail);
      return null;
    case SERVER_COMMANDS.forgetAccepted:
      return session.forgetAccepted(uri);
    case SERVER_COMMANDS.minimize:
      return minimizations.run(uri, detail, waiting);
    case SERVER_COMMANDS.applyMinimum:
      return minimizations.apply(uri);
    default:
      return null;
  }
}

async function check(uri: string, session: Session): Promise<CheckResult> {
  const checked = await session.checkAsked(uri);
  if (checked !== undefined) return resultOf(checked, session.dependencies.version);
  return { state: 'noBaseline', baseline: null, report: null, reason: 'the document is not open' };
}

async function showReport(uri: string, connection: Connection, session: Session): Promise<ReportView | null> {
  const checked = await session.current(uri);
  const view = checked === undefined ? null : reportView(checked);
  // A client of ours shows the page that it gets back; to any other it is shown as a message.
  if (view !== null && session.dependencies.client.features.report !== true) {
    await connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Info,
      message: view.markdown,
    });
  }
  return view;
}
