import {
  TextDocumentSyncKind,
  type Connection,
  type InitializeResult,
  type ServerCapabilities,
} from 'vscode-languageserver';
import { SERVER_COMMANDS, type ServerFeatures } from '../protocol';
import { readClient } from './client';
import { CODE_ACTION_KINDS } from './codeActions';
import { registerEvents } from './events';
import { registerFeatures } from './features';
import { Session, type SessionDependencies } from './session';

const pare: ServerFeatures = { version: 1 };

const CAPABILITIES: ServerCapabilities = {
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  hoverProvider: true,
  codeLensProvider: { resolveProvider: true },
  codeActionProvider: { codeActionKinds: CODE_ACTION_KINDS, resolveProvider: true },
  executeCommandProvider: { commands: Object.values(SERVER_COMMANDS) },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  experimental: { pare },
};

export type ServerDependencies = Omit<SessionDependencies, 'client'>;

/** Serves one client, from the moment it has said what it can do. */
export function createServer(connection: Connection, dependencies: ServerDependencies): void {
  connection.onInitialize((params): InitializeResult => {
    const session = new Session(connection, { ...dependencies, client: readClient(params) });
    registerEvents(connection, session);
    registerFeatures(connection, session);
    return { serverInfo: { name: 'pare', version: dependencies.version }, capabilities: CAPABILITIES };
  });
}
