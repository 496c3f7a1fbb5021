import * as vscode from 'vscode';
import type { ReportView } from '../../server/protocol';
import { colourBlocks } from './colouredBlocks';

export const PAGE_SCHEME = 'pare-report';

/** Shows Markdown that is in no file, in the editor's own preview. */
export class Pages implements vscode.TextDocumentContentProvider {
  private readonly markdown = new Map<string, string>();
  private readonly changed = new vscode.EventEmitter<vscode.Uri>();
  readonly onDidChange = this.changed.event;

  async show({ title, markdown }: ReportView): Promise<void> {
    const uri = vscode.Uri.from({ scheme: PAGE_SCHEME, path: `/${title}.md` });
    this.write(uri, hasPreview() ? colourBlocks(markdown) : markdown);
    await showMarkdown(uri);
  }

  private write(uri: vscode.Uri, markdown: string): void {
    this.markdown.set(uri.toString(), markdown);
    this.changed.fire(uri);
  }

  provideTextDocumentContent(uri: vscode.Uri): string {
    return this.markdown.get(uri.toString()) ?? '';
  }

  dispose(): void {
    this.changed.dispose();
  }
}

/** As a preview, or as text where the editor's Markdown extension is turned off. */
export async function showMarkdown(uri: vscode.Uri): Promise<void> {
  if (hasPreview()) await vscode.commands.executeCommand('markdown.showPreview', uri);
  else await vscode.window.showTextDocument(uri);
}

function hasPreview(): boolean {
  return vscode.extensions.getExtension('vscode.markdown-language-features') !== undefined;
}
