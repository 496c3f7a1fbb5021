import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { originalUri, RenderOriginal, type Original } from '../../server/protocol';
import { request } from '../messages';

/** Scheme of the texts that documents are compared with. */
export const ORIGINAL_SCHEME = 'pare-original';

/** Serves the baseline of each document as a document of its own. */
export class Originals implements vscode.TextDocumentContentProvider {
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;

  constructor(private readonly client: LanguageClient) {}

  of(document: string): vscode.Uri {
    return vscode.Uri.parse(originalUri(ORIGINAL_SCHEME, document));
  }

  read(document: string): Promise<Original | null> {
    return this.client.sendRequest(request(RenderOriginal), { uri: document });
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    return (await this.read(query))?.text ?? '';
  }

  /** The document may be compared with another text now. */
  refresh(document: string): void {
    const original = this.of(document);
    const isOpen = vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === original.toString());
    if (isOpen) this.changed.fire(original);
  }

  dispose(): void {
    this.changed.dispose();
  }
}
