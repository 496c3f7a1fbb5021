import { ExecuteCommandRequest, type Connection } from 'vscode-languageserver';
import { Check, ReadRevision, RenderOriginal } from '../protocol';
import { codeActions, resolveCodeAction, uriOfAction } from './codeActions';
import { codeLenses, resolveCodeLens, uriOfLens } from './codeLens';
import { executeCommand } from './commands';
import { hoverAt } from './hover';
import { Minimizations } from './minimize/minimizations';
import { request } from './messages';
import type { Session } from './session';

/** Answers every request from the state of a session. */
export function registerFeatures(connection: Connection, session: Session): void {
  const { baselines, settings, dependencies } = session;
  const { client, engine, rulePage, minimizer } = dependencies;
  const minimizations = new Minimizations(connection, session, minimizer);

  connection.onHover(async ({ textDocument: { uri }, position }, token) => {
    const checked = await session.current(uri, token);
    return checked === undefined ? null : hoverAt(checked, position, client, rulePage);
  });

  connection.onCodeLens(async ({ textDocument: { uri } }, token) => {
    const { codeLens } = await settings.of(uri);
    const checked = codeLens.enable ? await session.current(uri, token) : undefined;
    return checked === undefined ? [] : codeLenses(checked, codeLens);
  });

  connection.onCodeLensResolve(async (lens, token) => {
    const uri = uriOfLens(lens);
    return uri === null ? lens : resolveCodeLens(lens, await session.current(uri, token));
  });

  connection.onCodeAction(async (params, token) => {
    const checked = await session.current(params.textDocument.uri, token);
    return checked === undefined ? [] : codeActions(checked, params, client);
  });

  connection.onCodeActionResolve(async (action, token) => {
    const uri = uriOfAction(action);
    return uri === null ? action : resolveCodeAction(action, await session.current(uri, token), client);
  });

  // Not `onExecuteCommand`, which does not tell whether the client gave a token for progress.
  connection.onRequest(ExecuteCommandRequest.type, (params, token) => {
    const { workDoneToken } = params;
    const progress =
      workDoneToken === undefined ? null : connection.window.attachWorkDoneProgress(workDoneToken);
    const waiting = { token, progress };
    return executeCommand(params, { connection, session, minimizations, waiting });
  });
  connection.onShutdown(async () => {
    await minimizations.dispose();
    session.dispose();
  });

  connection.onRequest(request(Check), ({ before, after, languageId, path }) =>
    engine.checkFile(
      { path, previousPath: null, languageId, before, after },
      { levels: {}, questions: true },
    ),
  );

  connection.onRequest(request(RenderOriginal), async ({ uri }) => {
    const document = session.documentOf(uri);
    // Of a document that is not checked nobody else asks whether HEAD has moved.
    if (document === undefined) await baselines.refreshHead(uri);
    const original = await baselines.of(uri, document?.getText() ?? '');
    return original.kind === 'none' ? null : { text: original.text, label: original.baseline.label };
  });

  connection.onRequest(request(ReadRevision), ({ uri, revision }) => baselines.readRevision(uri, revision));
}
