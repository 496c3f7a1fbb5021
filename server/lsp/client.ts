import { DiagnosticTag, type InitializeParams } from 'vscode-languageserver';
import type { ClientFeatures, InitializationOptions } from '../protocol';

/** What the client at the other end can do, read once from what it announced. */
export interface Client {
  readonly features: ClientFeatures;
  readonly options: InitializationOptions;
  /** URIs of the open folders. */
  readonly folders: readonly string[];
  readonly changesFolders: boolean;
  readonly answersConfiguration: boolean;
  readonly watchesFiles: boolean;
  readonly refreshesLenses: boolean;
  readonly resolvesEdits: boolean;
  readonly takesVersionedEdits: boolean;
  readonly takesMarkdown: boolean;
  readonly takesUnnecessary: boolean;
  readonly appliesEdits: boolean;
  /** Shows edits before it applies them where it is told so. */
  readonly previewsEdits: boolean;
}

export function readClient({
  capabilities,
  initializationOptions,
  workspaceFolders,
}: InitializeParams): Client {
  const { workspace, textDocument } = capabilities;
  return {
    features: readFeatures(capabilities.experimental),
    options: isObject(initializationOptions) ? initializationOptions : {},
    folders: workspaceFolders?.map(({ uri }) => uri) ?? [],
    changesFolders: workspace?.workspaceFolders === true,
    answersConfiguration: workspace?.configuration === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    refreshesLenses: workspace?.codeLens?.refreshSupport === true,
    resolvesEdits: textDocument?.codeAction?.resolveSupport?.properties.includes('edit') === true,
    takesVersionedEdits: workspace?.workspaceEdit?.documentChanges === true,
    takesUnnecessary:
      textDocument?.publishDiagnostics?.tagSupport?.valueSet.includes(DiagnosticTag.Unnecessary) === true,
    appliesEdits: workspace?.applyEdit === true,
    previewsEdits: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    takesMarkdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
  };
}

/** Whether a code action or a hover may name this command of the client. */
export function hasCommand({ features }: Client, command: string): boolean {
  return features.commands?.includes(command) === true;
}

function readFeatures(experimental: unknown): ClientFeatures {
  const pare: unknown = isObject(experimental)
    ? (experimental as Record<string, unknown>)['pare']
    : undefined;
  return isObject(pare) ? pare : {};
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
