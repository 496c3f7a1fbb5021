import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createConnection,
  createProtocolConnection,
  ConfigurationRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  CodeLensRefreshRequest,
  type ClientCapabilities,
  type InitializeParams,
  type InitializeResult,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { memoryFiles, type Files } from '../../../server/ports/files';
import type { Engine } from '../../../server/engine/engine';
import type { HeadText, HeadTexts } from '../../../server/lsp/baselines';
import type { Minimizer } from '../../../server/lsp/minimize/minimizer';
import { failure } from '../../../server/ports/result';
import type { RulePage } from '../../../server/lsp/rulePage';
import { createServer } from '../../../server/lsp/server';
import { PareReport, type ClientFeatures, type ReportParams } from '../../../server/protocol';
import { extraLines } from './fakeEngine';

export interface Options {
  readonly engine?: Engine;
  /** Texts at HEAD, by URI path. */
  readonly head?: Readonly<Record<string, string>>;
  readonly headTexts?: HeadTexts;
  readonly features?: ClientFeatures | null;
  readonly capabilities?: ClientCapabilities;
  readonly initializationOptions?: unknown;
  readonly folders?: readonly string[];
  readonly settings?: () => unknown;
  readonly rulePage?: RulePage;
  readonly minimizer?: Minimizer;
  readonly prepare?: (languageId: string) => void;
  readonly typingDelay?: number;
  readonly files?: Files;
  readonly ruleIds?: readonly string[];
}

/** A client at the other end of a real connection, which keeps what it was told. */
export interface TestClient {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  readonly published: PublishDiagnosticsParams[];
  readonly reports: ReportParams[];
  readonly messages: string[];
  readonly refreshes: { count: number };
  readonly registrations: string[];
  open(uri: string, text: string, version?: number, languageId?: string): Promise<void>;
  change(uri: string, text: string, version: number): Promise<void>;
  close(uri: string): Promise<void>;
  /** The first diagnostics for that version, whenever they arrive. */
  diagnostics(uri: string, version: number): Promise<PublishDiagnosticsParams>;
  /** Shuts the server down and closes the connection. */
  dispose(): Promise<void>;
}

export const FULL: ClientCapabilities = {
  workspace: {
    configuration: true,
    workspaceFolders: true,
    didChangeWatchedFiles: { dynamicRegistration: true },
    codeLens: { refreshSupport: true },
    workspaceEdit: { documentChanges: true },
  },
  textDocument: {
    hover: { contentFormat: ['markdown'] },
    codeAction: { resolveSupport: { properties: ['edit'] } },
  },
};

export const PARE_CLIENT: ClientFeatures = {
  report: true,
  originalScheme: 'pare-original',
  commands: ['pare.showOriginal', 'pare.explainRule'],
};

export function headOf(
  texts: Readonly<Record<string, string>>,
  staged: Readonly<Record<string, string>> = {},
): HeadTexts {
  const read = (text: string | undefined, revision: string): HeadText =>
    text === undefined
      ? { kind: 'none', reason: `git ${revision} has no such file` }
      : { kind: 'text', text, revision: '1a2b3c4d5e6f' };
  return {
    textAtHead: async (path) => read(texts[path], 'HEAD'),
    textInIndex: async (path) => read(staged[path], 'index'),
  };
}

export async function connect(options: Options = {}): Promise<TestClient> {
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const server = createConnection(toServer, toClient);
  createServer(server, {
    engine: options.engine ?? extraLines(),
    headTexts: options.headTexts ?? headOf(options.head ?? {}),
    files: options.files ?? memoryFiles(),
    ruleIds: options.ruleIds ?? ['extra-line'],
    version: '1.2.3',
    rulePage: options.rulePage ?? (() => undefined),
    minimizer: options.minimizer ?? (() => Promise.resolve(failure('there are no tests here'))),
    prepare: options.prepare ?? (() => undefined),
    typingDelay: options.typingDelay ?? 20,
  });
  server.listen();
  const connection = createProtocolConnection(toClient, toServer);
  return connectOver(connection, options, () => server.dispose());
}

/** The client over any connection to a server. */
export async function connectOver(
  connection: ProtocolConnection,
  options: Options,
  endServer: () => void | Promise<void>,
): Promise<TestClient> {
  const received = listen(connection, options);
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, initializeParams(options));
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    connection,
    initialized,
    ...received,
    open: (uri, text, version = 1, languageId = 'python') =>
      connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId, version, text },
      }),
    change: (uri, text, version) =>
      connection.sendNotification('textDocument/didChange', {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      }),
    close: (uri) => connection.sendNotification('textDocument/didClose', { textDocument: { uri } }),
    diagnostics: (uri, version) =>
      until(() => received.published.find((each) => each.uri === uri && each.version === version)),
    async dispose() {
      await connection.sendRequest(ShutdownRequest.type);
      await endServer();
      connection.dispose();
    },
  };
}

function initializeParams(options: Options): InitializeParams {
  const { features = PARE_CLIENT, capabilities = FULL, folders = ['file:///w'] } = options;
  return {
    processId: null,
    rootUri: null,
    capabilities: { ...capabilities, ...(features && { experimental: { pare: features } }) },
    workspaceFolders: folders.map((uri) => ({ uri, name: uri })),
    ...(options.initializationOptions !== undefined && {
      initializationOptions: options.initializationOptions,
    }),
  };
}

function listen(connection: ProtocolConnection, { settings }: Options) {
  const published: PublishDiagnosticsParams[] = [];
  const reports: ReportParams[] = [];
  const messages: string[] = [];
  const registrations: string[] = [];
  const refreshes = { count: 0 };
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => void published.push(params));
  connection.onNotification(PareReport.method, (params: ReportParams) => void reports.push(params));
  connection.onNotification(ShowMessageNotification.type, ({ message }) => void messages.push(message));
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => settings?.() ?? null));
  connection.onRequest(RegistrationRequest.type, (params) => {
    registrations.push(...params.registrations.map(({ method }) => method));
  });
  connection.onRequest(CodeLensRefreshRequest.type, () => {
    refreshes.count += 1;
  });
  return { published, reports, messages, refreshes, registrations };
}

/** Waits until `read` gives something. */
export async function until<T>(read: () => T | undefined | false, timeout = 5000): Promise<T> {
  for (let attempt = 0; attempt < timeout / 10; attempt += 1) {
    const value = read();
    if (value !== undefined && value !== false) return value;
    await sleep(10);
  }
  throw new Error('waited too long');
}

/** Long enough for anything that would still be sent. */
export function quiet(): Promise<void> {
  return sleep(150);
}
