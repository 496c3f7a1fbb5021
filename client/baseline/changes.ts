import type { OpenDocument } from './reloads';
import { isBulk, isSpacing, type TextChange } from './typing';

export interface DocumentChange {
  readonly document: OpenDocument;
  readonly changes: readonly TextChange[];
  readonly isUndo: boolean;
  /** The editor is saving the document: changes are those of formatters. */
  readonly isSaving: boolean;
}

/** What happened to a document between two quiet moments. */
export interface Step {
  readonly document: OpenDocument;
  readonly before: string;
  readonly after: string;
  /** Something was undone or redone. */
  readonly isUndo: boolean;
}

export interface StepListener {
  typed(step: Step): void;
  /** More than a person does by keyboard. */
  burst(step: Step): void;
}

interface Shadow {
  /** The text at the last quiet moment. */
  quiet: string;
  isBulk: boolean;
  isUndo: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const LONGEST_TEXT = 2_000_000;

/** Collects the changes of each document until it is quiet, and tells a person's steps from a tool's. */
export class Changes {
  private readonly shadows = new Map<string, Shadow>();

  /** @param delay milliseconds without a change that make a quiet moment */
  constructor(
    private readonly delay: number,
    private readonly listener: StepListener,
  ) {}

  opened(document: OpenDocument): void {
    this.closed(document);
    const quiet = document.getText();
    if (quiet.length > LONGEST_TEXT) return;
    this.shadows.set(document.uri, { quiet, isBulk: false, isUndo: false, timer: undefined });
  }

  closed({ uri }: Pick<OpenDocument, 'uri'>): void {
    clearTimeout(this.shadows.get(uri)?.timer);
    this.shadows.delete(uri);
  }

  changed({ document, changes, isUndo, isSaving }: DocumentChange): void {
    const shadow = this.shadows.get(document.uri);
    if (shadow === undefined || changes.length === 0) return;
    shadow.isBulk ||= !isUndo && !isSaving && isBulk(changes);
    shadow.isUndo ||= isUndo;
    clearTimeout(shadow.timer);
    shadow.timer = setTimeout(() => this.tell(document, shadow), this.delay);
  }

  /** What happened since the last quiet moment is known to be something else, such as a reload. */
  discard(document: OpenDocument): void {
    if (this.shadows.has(document.uri)) this.opened(document);
  }

  dispose(): void {
    for (const { timer } of this.shadows.values()) clearTimeout(timer);
    this.shadows.clear();
  }

  private tell(document: OpenDocument, shadow: Shadow): void {
    const { quiet: before, isUndo } = shadow;
    const step = { document, before, after: document.getText(), isUndo };
    const isBurst = shadow.isBulk && !isSpacing(step.before, step.after);
    shadow.quiet = step.after;
    shadow.isBulk = false;
    shadow.isUndo = false;
    shadow.timer = undefined;
    if (step.before === step.after) return;
    if (isBurst) this.listener.burst(step);
    else this.listener.typed(step);
  }
}
