/** What is read of a text document; the editor keeps it up to date. */
export interface OpenDocument {
  readonly uri: string;
  readonly version: number;
  readonly isDirty: boolean;
  getText(): string;
}

export interface ContentChange {
  readonly document: OpenDocument;
  /** False for the event that only tells that `isDirty` changed. */
  readonly isOfText: boolean;
  /** Undo or redo: never a reload. */
  readonly isUndo: boolean;
}

/** A document was read again from disk, because something outside of the editor wrote the file. */
export interface Reload {
  readonly document: OpenDocument;
  /** The last text before that. */
  readonly before: string;
}

interface Shadow {
  /** The text when it was last equal to the file; undefined where it is too long to keep twice. */
  quiet: string | undefined;
  wasDirty: boolean;
  candidate: ReturnType<typeof setTimeout> | undefined;
}

const LONGEST_TEXT = 2_000_000;

/**
 * Tells reloads from typing. A reload changes the text of a document that has no unsaved changes and leaves
 * it without, and no save follows. An edit by an extension looks the same at first: the editor says a moment
 * later that it left unsaved changes. So a change is judged only after `delay` milliseconds.
 *
 * A document with unsaved changes is never reloaded, so it is enough to keep the texts that equal the file.
 */
export class Reloads {
  private readonly shadows = new Map<string, Shadow>();

  constructor(
    private readonly delay: number,
    private readonly onReload: (reload: Reload) => void,
  ) {}

  opened(document: OpenDocument): void {
    this.closed(document);
    this.shadows.set(document.uri, {
      quiet: textToKeep(document),
      wasDirty: document.isDirty,
      candidate: undefined,
    });
  }

  saved(document: OpenDocument): void {
    this.settle(document, this.shadows.get(document.uri));
  }

  closed({ uri }: Pick<OpenDocument, 'uri'>): void {
    clearTimeout(this.shadows.get(uri)?.candidate);
    this.shadows.delete(uri);
  }

  changed({ document, isOfText, isUndo }: ContentChange): void {
    const shadow = this.shadows.get(document.uri);
    if (shadow === undefined) return;
    if (document.isDirty || isUndo) {
      this.settle(document, shadow);
    } else if (shadow.candidate === undefined && isOfText && !shadow.wasDirty) {
      shadow.candidate = setTimeout(() => this.judge(document, shadow), this.delay);
    } else if (shadow.candidate === undefined) {
      this.settle(document, shadow);
    }
  }

  dispose(): void {
    for (const { candidate } of this.shadows.values()) clearTimeout(candidate);
    this.shadows.clear();
  }

  private judge(document: OpenDocument, shadow: Shadow): void {
    const before = shadow.quiet;
    this.settle(document, shadow);
    if (shadow.wasDirty || before === undefined || before === document.getText()) return;
    this.onReload({ document, before });
  }

  /** Whatever happened to the document is over and was no reload, or is told as one. */
  private settle(document: OpenDocument, shadow: Shadow | undefined): void {
    if (shadow === undefined) return;
    clearTimeout(shadow.candidate);
    shadow.candidate = undefined;
    shadow.wasDirty = document.isDirty;
    if (!document.isDirty) shadow.quiet = textToKeep(document);
  }
}

function textToKeep(document: OpenDocument): string | undefined {
  // Opened with unsaved changes, as after a restart: what the file holds is not known.
  if (document.isDirty) return undefined;
  const text = document.getText();
  return text.length <= LONGEST_TEXT ? text : undefined;
}
