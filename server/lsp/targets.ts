import type { TargetProgress } from '../engine/report';
import { followLines } from '../engine/retained/followLines';
import type { Wanted } from '../engine/retained/retainedFile';
import { progressLine } from '../present/text/retained';
import type { TargetStatus } from '../protocol';

interface Marked {
  /** The text in which the lines were marked. */
  readonly text: string;
  /** Zero-based, ascending. */
  readonly lines: readonly number[];
}

/**
 * What somebody said should go, by document, for as long as the session lasts. A target follows its text: its lines are
 * looked up in whatever text a document is compared with, and it is forgotten once that holds none of them.
 */
export class Targets {
  private readonly marked = new Map<string, Marked>();
  private readonly progress = new Map<string, TargetProgress>();

  /** Adds lines of a document's present text. */
  mark(uri: string, text: string, lines: readonly number[]): void {
    const known = this.marked.get(uri);
    const earlier = known === undefined ? [] : followLines(known.text, known.lines, text);
    const all = [...new Set([...earlier, ...lines])].sort((one, other) => one - other);
    this.marked.set(uri, { text, lines: all });
    this.progress.set(uri, untouched(all, text));
  }

  /** @returns URIs of the documents in which something was marked */
  clear(): readonly string[] {
    const uris = [...this.marked.keys()];
    this.marked.clear();
    this.progress.clear();
    return uris;
  }

  /** What should have gone from the text that a document is compared with. */
  wantedIn(uri: string, before: string): Wanted | undefined {
    const marked = this.marked.get(uri);
    if (marked === undefined) return undefined;
    const lines = followLines(marked.text, marked.lines, before);
    if (lines.length > 0) return { by: 'target', lines };
    this.marked.delete(uri);
    this.progress.delete(uri);
    return undefined;
  }

  /** What a check of a document has found; null where its text is as it was. */
  checked(uri: string, progress: TargetProgress | null): void {
    const marked = this.marked.get(uri);
    if (marked !== undefined) this.progress.set(uri, progress ?? untouched(marked.lines, marked.text));
  }

  /** Of all documents together; null where nothing is marked. */
  status(): TargetStatus | null {
    if (this.progress.size === 0) return null;
    const all = [...this.progress.values()];
    const sum = (figure: keyof TargetProgress): number =>
      all.reduce((total, each) => total + each[figure], 0);
    const progress: TargetProgress = {
      sites: sum('sites'),
      gone: sum('gone'),
      commented: sum('commented'),
      disabled: sum('disabled'),
      guarded: sum('guarded'),
      kept: sum('kept'),
      extraLines: sum('extraLines'),
    };
    return { uris: [...this.progress.keys()], progress, words: progressLine(progress) };
  }
}

/** Every run of lines with nothing but blank lines between them is a site that is still there. */
function untouched(lines: readonly number[], text: string): TargetProgress {
  const texts = text.split('\n');
  const isParted = (first: number, end: number): boolean =>
    texts.slice(first + 1, end).some((line) => line.trim() !== '');
  const sites = lines.filter((line, index) => index === 0 || isParted(lines[index - 1]!, line)).length;
  return { sites, gone: 0, commented: 0, disabled: 0, guarded: 0, kept: sites, extraLines: 0 };
}
