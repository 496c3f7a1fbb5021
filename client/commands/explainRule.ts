import * as vscode from 'vscode';
import { showMarkdown } from '../views/pages';
import type { CommandContext } from './context';

/** Opens the page of a rule; without a rule it asks which. */
export async function explainRule({ rulePages }: CommandContext, argument: unknown): Promise<void> {
  const pages = await readPages(rulePages);
  const rule = typeof argument === 'string' ? argument : await pick([...pages.keys()]);
  const page = rule === undefined ? undefined : pages.get(rule);
  if (page !== undefined) return showMarkdown(page);
  if (rule !== undefined) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no page about the rule {0}.', rule));
  }
}

async function pick(rules: readonly string[]): Promise<string | undefined> {
  return vscode.window.showQuickPick(rules, { placeHolder: vscode.l10n.t('Explain which rule?') });
}

async function readPages(folder: vscode.Uri): Promise<ReadonlyMap<string, vscode.Uri>> {
  const entries = await vscode.workspace.fs.readDirectory(folder).then(undefined, () => []);
  const pages = entries
    .map(([name]) => name)
    .filter((name) => name.endsWith('.md'))
    .sort();
  return new Map(pages.map((name) => [name.slice(0, -'.md'.length), vscode.Uri.joinPath(folder, name)]));
}
