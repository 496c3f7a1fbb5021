import * as vscode from 'vscode';
import {
  LanguageClient,
  RevealOutputChannelOn,
  TransportKind,
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
      initializationOptions: (): InitializationOptions => ({ git: vscode.workspace.isTrusted }),
      markdown: { isTrusted: { enabledCommands: [CLIENT_COMMANDS.explainRule] } },
      middleware: { ...showingPages(pages), ...syncingWhatIsChecked },
    },
  );
  client.registerFeature(announcement(FEATURES));
  return client;
}

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
