import type { Connection } from 'vscode-languageserver';
import { Check, ReadRevision, RenderOriginal } from '../protocol';
import { codeActions, resolveCodeAction, uriOfAction } from './codeActions';
import { codeLenses } from './codeLens';
import { executeCommand } from './commands';
import { hoverAt } from './hover';
import { request } from './messages';
import type { Session } from './session';

/** Answers every request from the state of a session. */
export function registerFeatures(connection: Connection, session: Session): void {
  const { baselines, settings, dependencies } = session;
  const { client, engine, rulePage } = dependencies;

  connection.onHover(async ({ textDocument: { uri }, position }) => {
    const checked = await session.current(uri);
    return checked === undefined ? null : hoverAt(checked, position, client, rulePage);
  });

  connection.onCodeLens(async ({ textDocument: { uri } }) => {
    const { codeLens } = await settings.of(uri);
    const checked = codeLens.enable ? await session.current(uri) : undefined;
    return checked === undefined ? [] : codeLenses(checked);
  });

  connection.onCodeAction(async (params, token) => {
    const checked = await session.current(params.textDocument.uri);
    return checked === undefined || token.isCancellationRequested ? [] : codeActions(checked, params, client);
  });

  connection.onCodeActionResolve(async (action) => {
    const uri = uriOfAction(action);
    return uri === null ? action : resolveCodeAction(action, await session.current(uri), client);
  });

  connection.onExecuteCommand((params) => executeCommand(params, connection, session));

  connection.onRequest(request(Check), ({ before, after, languageId, path }) =>
    engine.checkFile(
      { path, previousPath: null, languageId, before, after },
      { levels: {}, questions: true },
    ),
  );

  connection.onRequest(request(RenderOriginal), async ({ uri }) => {
    const original = await baselines.of(uri, session.documentOf(uri)?.getText() ?? '');
    return original.kind === 'none' ? null : { text: original.text, label: original.baseline.label };
  });

  connection.onRequest(request(ReadRevision), ({ uri, revision }) => baselines.readRevision(uri, revision));
}
