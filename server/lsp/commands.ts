import {
  MessageType,
  ShowMessageNotification,
  type Connection,
  type ExecuteCommandParams,
} from 'vscode-languageserver';
import { SERVER_COMMANDS, type CheckResult, type ReportView, type TakenBack } from '../protocol';
import { agentMessage } from './agentMessage';
import { resultOf } from './publish';
import { reportView } from './reportView';
import type { Session } from './session';
import { takeBack } from './takeBack';

/** Commands that lenses and clients send; each takes the URI of a document. */
export async function executeCommand(
  { command, arguments: [uri] = [] }: ExecuteCommandParams,
  connection: Connection,
  session: Session,
): Promise<CheckResult | ReportView | TakenBack | string | null> {
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
