import * as vscode from 'vscode';
import { isChecked } from '../selector';
import { setting } from '../settings';
import type { Originals } from '../views/originals';
import { Changes, type Step } from './changes';
import { followTyping } from './followTyping';
import { History } from './history';
import { differingLines } from './lines';
import type { BaselineKind } from './offers';
import { openDocument } from './openDocument';
import { Reloads } from './reloads';
import type { BaselineStore } from './store';

/** Long enough for the editor to say that a change left the document unsaved. */
const RELOAD_DELAY = 100;

/** Longer than that, and shorter than the server waits before it checks what was typed. */
const QUIET = 200;

/** What a document is compared with. */
interface InUse {
  readonly text: string;
  readonly kind: BaselineKind;
  readonly label: string;
}

/**
 * Baselines from the buffers: the last quiet text before a reload from disk, or before more changed than a
 * person types. What a person types meanwhile is no edit to be judged, so baselines follow it.
 */
export function provideBufferBaselines(
  store: BaselineStore,
  originals: Originals,
  log: vscode.LogOutputChannel,
): vscode.Disposable {
  const { workspace } = vscode;
  const history = new History();
  const saving = new Set<string>();
  const typed = new Set<string>();

  const changes = new Changes(QUIET, {
    typed(step) {
      typed.add(step.document.uri);
      follow(step).catch((error: Error) => log.error(error));
    },
    burst: (step) => void burst(step).catch((error: Error) => log.error(error)),
  });
  const reloads = new Reloads(RELOAD_DELAY, ({ document, before }) => {
    changes.discard(document);
    store.offer(document, {
      kind: 'reload',
      text: before,
      label: 'the last text before the reload from disk',
    });
  });

  /** What a document was compared with until this step; null if nothing is to be followed. */
  async function inUse({ document: { uri }, before }: Step): Promise<InUse | null> {
    if (store.isPinned(uri)) return null;
    const stored = store.of(uri);
    // While a tool's proposal is pending in the buffer, its own edits look like anybody's.
    if (stored?.provenance.kind === 'chat' || stored?.settle !== undefined) return null;
    const original = stored ?? (await originals.read(uri));
    if (original === null || store.isPinned(uri)) return null;
    const { text } = original;
    const [kind, label] =
      'provenance' in original
        ? [original.provenance.kind, original.provenance.label]
        : (['head', original.label] as const);
    history.remember(uri, { text: before, baseline: text, kind });
    return { text, kind, label };
  }

  async function follow(step: Step): Promise<void> {
    const { document, before, after, isUndo } = step;
    const { uri } = document;
    if (setting('judgeTyping', vscode.Uri.parse(uri))) return;
    const original = await inUse(step);
    if (original === null) return;
    const { text, kind, label } = original;
    const recalled = isUndo ? history.recall(uri, after, kind) : undefined;
    const followed = recalled ?? followTyping(text, before, after);
    if (followed !== text) {
      store.follow({ uri, version: document.version, text: followed }, { label, text });
    }
  }

  async function burst(step: Step): Promise<void> {
    const { document, before, after } = step;
    if (!setting('detectBursts', vscode.Uri.parse(document.uri))) return follow(step);
    // Taking parts back is no edit, whoever does it.
    const original = (await inUse(step)) ?? (await originals.read(document.uri));
    if (original !== null && differingLines(original.text, after) < differingLines(original.text, before)) {
      return;
    }
    store.offer(document, { kind: 'burst', text: before, label: 'the text before it changed all at once' });
  }

  const opened = (document: vscode.TextDocument) => {
    if (!isChecked(document) || (document.uri.scheme !== 'file' && !document.isUntitled)) return;
    const open = openDocument(document);
    changes.opened(open);
    if (!document.isUntitled) reloads.opened(open);
  };
  workspace.textDocuments.forEach(opened);
  return vscode.Disposable.from(
    workspace.onDidOpenTextDocument(opened),
    workspace.onDidChangeTextDocument(({ document, contentChanges, reason }) => {
      const open = openDocument(document);
      const isUndo = reason !== undefined;
      reloads.changed({ document: open, isOfText: contentChanges.length > 0, isUndo });
      changes.changed({
        document: open,
        isUndo,
        isSaving: saving.has(open.uri),
        changes: contentChanges.map(({ text, rangeLength, range }) => ({
          text,
          rangeLength,
          rangeBreaks: range.end.line - range.start.line,
        })),
      });
    }),
    workspace.onWillSaveTextDocument(({ document }) => saving.add(document.uri.toString())),
    workspace.onDidSaveTextDocument((document) => {
      const uri = document.uri.toString();
      saving.delete(uri);
      reloads.saved(openDocument(document));
      // A save that the editor made by itself, or of nothing but a tool's edit, says nothing.
      if (typed.delete(uri)) store.saved(uri);
    }),
    workspace.onDidCloseTextDocument(({ uri }) => {
      for (const set of [saving, typed]) set.delete(uri.toString());
      reloads.closed({ uri: uri.toString() });
      changes.closed({ uri: uri.toString() });
      history.forget(uri.toString());
    }),
    { dispose: () => (reloads.dispose(), changes.dispose()) },
  );
}
