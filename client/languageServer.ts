import * as vscode from 'vscode';
import {
  LanguageClient,
  RevealOutputChannelOn,
  TransportKind,
  type ConfigurationRequest,
  type ExecuteCommandMiddleware,
  type Middleware,
  type StaticFeature,
} from 'vscode-languageclient/node';
import {
  CLIENT_COMMANDS,
  SECTION,
  SERVER_COMMANDS,
  type ClientFeatures,
  type InitializationOptions,
  type ReportView,
} from '../server/protocol';
import { DOCUMENTS, isChecked } from './selector';
import { ORIGINAL_SCHEME } from './views/originals';
import type { Pages } from './views/pages';

const FEATURES: ClientFeatures = {
  report: true,
  originalScheme: ORIGINAL_SCHEME,
  hoversDiagnostics: true,
  commands: Object.values(CLIENT_COMMANDS),
};

export function createLanguageClient(
  extensionUri: vscode.Uri,
  log: vscode.LogOutputChannel,
  pages: Pages,
  kept: () => Pick<InitializationOptions, 'accepted' | 'target'>,
): LanguageClient {
  const module = vscode.Uri.joinPath(extensionUri, 'dist', 'server.cjs').fsPath;
  const client = new LanguageClient(
    SECTION,
    'Pare',
    { module, transport: TransportKind.ipc },
    {
      documentSelector: DOCUMENTS,
      outputChannel: log,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      // A function, as the answer may be another one when the server is started again.
      initializationOptions: (): InitializationOptions => ({
        git: vscode.workspace.isTrusted,
        ...kept(),
      }),
      markdown: { isTrusted: { enabledCommands: [CLIENT_COMMANDS.explainRule] } },
      middleware: {
        ...showingPages(pages),
        ...syncingWhatIsChecked,
        workspace: { configuration: readingLanguageOverrides },
      },
    },
  );
  client.registerFeature(announcement(FEATURES));
  return client;
}

/** A setting may have another value for a language; the library asks for that of the folder only. */
const readingLanguageOverrides: ConfigurationRequest.MiddlewareSignature = (params, token, next) => {
  const scopes = params.items.map(({ scopeUri, section }) => {
    const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === scopeUri);
    return section === SECTION ? document : undefined;
  });
  if (scopes.some((document) => document === undefined)) return next(params, token);
  return scopes.map(
    (document) => JSON.parse(JSON.stringify(vscode.workspace.getConfiguration(SECTION, document))) as object,
  );
};

/** Documents of every scheme may be proposals; those that cannot be are none of the server's business. */
const syncingWhatIsChecked: Middleware = {
  didOpen: async (document, next) => {
    if (isChecked(document)) await next(document);
  },
  didChange: async (event, next) => {
    if (isChecked(event.document)) await next(event);
  },
  didSave: async (document, next) => {
    if (isChecked(document)) await next(document);
  },
  didClose: async (document, next) => {
    if (isChecked(document)) await next(document);
  },
};

/** The server's command answers with a page; where it is shown is the client's affair. */
function showingPages(pages: Pages): ExecuteCommandMiddleware {
  return {
    async executeCommand(command, args, next) {
      const result: unknown = await next(command, args);
      if (command === SERVER_COMMANDS.showReport && result) await pages.show(result as ReportView);
      return result;
    },
  };
}

function announcement(pare: ClientFeatures): StaticFeature {
  return {
    fillClientCapabilities(capabilities) {
      capabilities.experimental = { ...(capabilities.experimental as object | undefined), pare };
    },
    initialize: () => undefined,
    getState: () => ({ kind: 'static' }),
    clear: () => undefined,
  };
}
