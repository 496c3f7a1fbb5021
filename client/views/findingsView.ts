import * as vscode from 'vscode';
import type { Finding, Level } from '../../server/protocol';
import { countOf, findingTree, type TreeNode, type TreeOptions } from './findingTree';
import type { Reports } from './reports';
import { countInWords } from './words';

const VIEW = 'pare.findings';

const ICONS: Readonly<Record<Finding['level'], vscode.ThemeIcon>> = {
  error: new vscode.ThemeIcon('error', new vscode.ThemeColor('list.errorForeground')),
  warning: new vscode.ThemeIcon('warning', new vscode.ThemeColor('list.warningForeground')),
  information: new vscode.ThemeIcon('info'),
  hint: new vscode.ThemeIcon('lightbulb'),
};

/** The findings of all documents as a tree. */
export class FindingsView implements vscode.TreeDataProvider<TreeNode> {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChangeTreeData = this.changed.event;
  private readonly view: vscode.TreeView<TreeNode>;
  private readonly subscriptions: vscode.Disposable[];
  private groupBy: TreeOptions['groupBy'] = 'file';
  private levels: readonly Level[] = [];
  private onlyActive = false;
  private filterName = '';

  constructor(private readonly reports: Reports) {
    this.view = vscode.window.createTreeView(VIEW, { treeDataProvider: this, showCollapseAll: true });
    this.subscriptions = [
      this.view,
      this.changed,
      reports.onDidChange(() => this.refresh()),
      vscode.window.onDidChangeActiveTextEditor(() => this.onlyActive && this.refresh()),
    ];
    this.setGroupBy('file');
  }

  setGroupBy(groupBy: TreeOptions['groupBy']): void {
    this.groupBy = groupBy;
    void vscode.commands.executeCommand('setContext', 'pare.findingsGroupedBy', groupBy);
    this.refresh();
  }

  /** Asks which findings to show. */
  async filter(): Promise<void> {
    const choices = [
      { label: vscode.l10n.t('All Findings'), levels: [], onlyActive: false },
      {
        label: vscode.l10n.t('Warnings and Errors'),
        levels: ['warning', 'error'] as const,
        onlyActive: false,
      },
      { label: vscode.l10n.t('Active File Only'), levels: [], onlyActive: true },
    ];
    const chosen = await vscode.window.showQuickPick(choices, {
      placeHolder: vscode.l10n.t('Which findings shall the view show?'),
    });
    if (chosen === undefined) return;
    this.levels = chosen.levels;
    this.onlyActive = chosen.onlyActive;
    this.filterName = chosen === choices[0] ? '' : chosen.label;
    this.refresh();
  }

  getChildren(node?: TreeNode): TreeNode[] {
    if (node === undefined) return [...this.roots()];
    return node.kind === 'finding' ? [] : [...node.children];
  }

  getTreeItem(node: TreeNode): vscode.TreeItem {
    return node.kind === 'finding' ? findingItem(node.uri, node.finding, node.id) : groupItem(node);
  }

  dispose(): void {
    for (const each of this.subscriptions) each.dispose();
  }

  private roots(): readonly TreeNode[] {
    const active = vscode.window.activeTextEditor?.document.uri.toString();
    return findingTree(this.reports.all(), {
      groupBy: this.groupBy,
      levels: this.levels,
      ...(this.onlyActive && { only: active ?? '' }),
    });
  }

  private refresh(): void {
    const value = this.roots().reduce((sum, node) => sum + countOf(node), 0);
    // Not as a badge, which would stand at everything else that the side bar holds.
    this.view.description = [
      ...(value === 0 ? [] : [String(value)]),
      ...(this.filterName ? [this.filterName] : []),
    ].join(' · ');
    this.changed.fire();
  }
}

function groupItem(node: Exclude<TreeNode, { kind: 'finding' }>): vscode.TreeItem {
  const item = new vscode.TreeItem(node.label, vscode.TreeItemCollapsibleState.Expanded);
  item.id = node.id;
  item.description = node.description;
  item.contextValue = node.kind;
  item.iconPath =
    node.kind === 'file'
      ? vscode.ThemeIcon.File
      : new vscode.ThemeIcon(node.kind === 'rule' ? 'law' : 'symbol-function');
  if (node.kind === 'file' && node.uri !== null) item.resourceUri = vscode.Uri.parse(node.uri);
  item.accessibilityInformation = {
    label: `${node.label}, ${countInWords(countOf(node))}`,
  };
  return item;
}

function findingItem(uri: string, finding: Finding, id: string): vscode.TreeItem {
  const { message, level, rule, ranges } = finding;
  const { start } = ranges[0]!;
  const item = new vscode.TreeItem(message.replaceAll('`', ''));
  item.id = id;
  item.description = vscode.l10n.t('{0}, line {1}', rule, start.line + 1);
  item.tooltip = message;
  item.iconPath = ICONS[level];
  item.contextValue = 'finding';
  item.command = {
    title: vscode.l10n.t('Go to Finding'),
    command: 'vscode.open',
    arguments: [
      vscode.Uri.parse(uri),
      { selection: new vscode.Range(start.line, start.character, start.line, start.character) },
    ],
  };
  item.accessibilityInformation = {
    label: vscode.l10n.t('{0}: {1} Line {2}, rule {3}', level, message, start.line + 1, rule),
  };
  return item;
}
