import * as vscode from 'vscode';
import { isChecked } from '../selector';
import { setting } from '../settings';
import { IGNORED_SCHEMES, readDiffTab, resolveFile, type Proposal, type Side } from './diffShapes';
import type { BaselineStore } from './store';

/** A preview may be animated: it is worth a check when it has been quiet for so long. */
const SETTLE = 500;

/** A tool that is told no puts the file back and closes the tab, in any order. */
const REJECTION_DELAY = 500;

interface Shown {
  readonly proposal: Proposal;
  /** The left side, copied when the tab was seen: its document may go any time. */
  readonly original: string;
}

/** Baselines from tools that show a proposal in a diff tab before they write it. */
export function provideDiffTabBaselines(
  store: BaselineStore,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const { tabGroups } = vscode.window;
  const shown = new Map<string, Shown | 'reading'>();
  const logFailure = (work: Promise<void>) => void work.catch((error: Error) => log.warn(error.message));

  async function show(key: string, proposal: Proposal): Promise<void> {
    shown.set(key, 'reading');
    try {
      const [left, right] = await Promise.all(
        [proposal.original, proposal.modified].map(({ uri }) =>
          vscode.workspace.openTextDocument(vscode.Uri.parse(uri)),
        ),
      );
      if (left === undefined || right === undefined || !shown.has(key)) return;
      const original = left.getText();
      shown.set(key, { proposal, original });
      if (!isChecked(right)) return;
      const document = { uri: right.uri.toString(), version: right.version };
      store.offer(document, { kind: 'diffTab', text: original, label: labelOf(proposal), settle: SETTLE });
    } catch (error) {
      shown.delete(key);
      throw error;
    }
  }

  /** Accepted or rejected: the file will tell. */
  async function gone({ proposal, original }: Shown): Promise<void> {
    const { modified } = proposal;
    const offer = { kind: 'diffTab', text: original, label: labelOf(proposal) } as const;
    if (modified.scheme !== 'file') {
      store.withdraw(modified.uri);
      const uri = await fileOf(proposal);
      if (uri !== undefined) store.expect({ uri, version: versionOf(uri) }, offer);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, REJECTION_DELAY));
    const file = openFile(modified.uri);
    if (file === undefined || file.getText() === original) store.withdraw(modified.uri);
    else store.offer({ uri: modified.uri, version: file.version }, offer);
  }

  function update(): void {
    const present = new Map(
      tabGroups.all.flatMap(({ tabs }) => tabs.flatMap(diffsOf)).map((pair) => [keyOf(pair), pair]),
    );
    for (const [key, { original, modified }] of present) {
      if (shown.has(key)) continue;
      const proposal = readDiffTab(sideOf(original), sideOf(modified), rules());
      if (proposal !== null) logFailure(show(key, proposal));
    }
    for (const [key, each] of shown) {
      if (present.has(key)) continue;
      shown.delete(key);
      if (each !== 'reading') logFailure(gone(each));
    }
  }

  update();
  return tabGroups.onDidChangeTabs(update);
}

interface Pair {
  readonly original: vscode.Uri;
  readonly modified: vscode.Uri;
}

/** A tab of several diffs has a type that is not in the stable interface, and is filled after it was opened. */
function diffsOf({ input }: vscode.Tab): readonly Pair[] {
  if (input instanceof vscode.TabInputTextDiff) return [input];
  const several = (input as { readonly textDiffs?: unknown } | undefined)?.textDiffs;
  return Array.isArray(several)
    ? several.filter((each): each is Pair => each instanceof vscode.TabInputTextDiff)
    : [];
}

function keyOf({ original, modified }: Pair): string {
  return `${original.toString()} ${modified.toString()}`;
}

function sideOf(uri: vscode.Uri): Side {
  return { uri: uri.toString(), scheme: uri.scheme, path: uri.path };
}

function rules() {
  return {
    ignored: [...IGNORED_SCHEMES, ...setting('diffTabs.ignoredSchemes')],
    unknownTools: setting('diffTabs.unknownTools'),
  };
}

function labelOf({ tool }: Proposal): string {
  return tool === null ? 'the left side of the diff' : `the left side of the diff by ${tool}`;
}

async function fileOf({ file }: Proposal): Promise<string | undefined> {
  if ('uri' in file) return file.uri;
  const open = vscode.workspace.textDocuments
    .filter(({ uri }) => uri.scheme === 'file')
    .map(({ uri }) => uri.path);
  const path = resolveFile(file.path, open);
  if (path !== undefined) return vscode.Uri.file(path).toString();
  for (const { uri } of vscode.workspace.workspaceFolders ?? []) {
    const candidate = file.path.startsWith(uri.path)
      ? uri.with({ path: file.path })
      : vscode.Uri.joinPath(uri, file.path);
    const exists = await vscode.workspace.fs.stat(candidate).then(
      () => true,
      () => false,
    );
    if (exists) return candidate.toString();
  }
  return undefined;
}

function openFile(uri: string): vscode.TextDocument | undefined {
  return vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
}

function versionOf(uri: string): number {
  return openFile(uri)?.version ?? 0;
}
