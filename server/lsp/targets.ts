import type { TargetProgress } from '../engine/report';
import { followLines } from '../engine/retained/followLines';
import type { Wanted } from '../engine/retained/retainedFile';
import { progressLine } from '../present/text/retained';
import type { TargetDocument, TargetMark, TargetStatus } from '../protocol';

/**
 * What somebody said should go, by document. A mark follows its text: its lines are looked up in whatever text a document
 * has or is compared with, and it is forgotten once neither holds any of them.
 */
export class Targets {
  private readonly marked = new Map<string, TargetMark>();
  private readonly documents = new Map<string, TargetDocument>();

  /** @param kept marks of an earlier session, as the client gives them back */
  constructor(kept: unknown) {
    for (const mark of Array.isArray(kept) ? kept.filter(isMark) : []) this.put(mark);
  }

  /** Adds lines of a document's present text. */
  mark(uri: string, text: string, lines: readonly number[]): void {
    const known = this.marked.get(uri);
    const earlier = known === undefined ? [] : followLines(known.text, known.lines, text);
    const all = [...new Set([...earlier, ...lines])].sort((one, other) => one - other);
    this.put({ uri, text, lines: all });
  }

  /**
   * @param uri of the only document in which to forget; all of them if undefined
   * @returns URIs of the documents in which something was marked
   */
  clear(uri?: string): readonly string[] {
    const uris = [...this.marked.keys()].filter((each) => uri === undefined || each === uri);
    for (const each of uris) this.forget(each);
    return uris;
  }

  /** What should have gone from the text that a document is compared with. */
  wantedIn(uri: string, before: string, after: string): Wanted | undefined {
    const mark = this.marked.get(uri);
    if (mark === undefined) return undefined;
    const lines = followLines(mark.text, mark.lines, before);
    if (lines.length > 0) return { by: 'target', lines };
    if (followLines(mark.text, mark.lines, after).length === 0) this.forget(uri);
    return undefined;
  }

  /** What a check of a document has found; null where it did not compare, so that only the lines can be counted. */
  checked(uri: string, text: string, progress: TargetProgress | null): void {
    const mark = this.marked.get(uri);
    if (mark === undefined) return;
    const lines = followLines(mark.text, mark.lines, text);
    this.documents.set(uri, { uri, lines, progress: progress ?? countSites(mark, text) });
  }

  /** Nothing of a document is left to go, and there is no text before it that has more. */
  settled(uri: string): void {
    if (this.documents.get(uri)?.lines.length === 0) this.forget(uri);
  }

  marks(): readonly TargetMark[] {
    return [...this.marked.values()];
  }

  /** Of all documents together; null where nothing is marked. */
  status(): TargetStatus | null {
    if (this.documents.size === 0) return null;
    const documents = [...this.documents.values()];
    const sum = (figure: keyof TargetProgress): number =>
      documents.reduce((total, { progress: each }) => total + each[figure], 0);
    const progress: TargetProgress = {
      sites: sum('sites'),
      gone: sum('gone'),
      commented: sum('commented'),
      disabled: sum('disabled'),
      guarded: sum('guarded'),
      kept: sum('kept'),
      extraLines: sum('extraLines'),
    };
    return { documents, progress, words: progressLine(progress) };
  }

  private put(mark: TargetMark): void {
    const { uri, text, lines } = mark;
    this.marked.set(uri, mark);
    this.documents.set(uri, { uri, lines, progress: countSites(mark, text) });
  }

  private forget(uri: string): void {
    this.marked.delete(uri);
    this.documents.delete(uri);
  }
}

/** Without a comparison: a site is kept as long as one of its lines is there as it was. */
function countSites(mark: TargetMark, text: string): TargetProgress {
  const sites = sitesOf(mark);
  const kept = sites.filter((lines) => followLines(mark.text, lines, text).length > 0).length;
  const gone = sites.length - kept;
  return { sites: sites.length, gone, commented: 0, disabled: 0, guarded: 0, kept, extraLines: 0 };
}

/** Runs of lines with nothing but blank lines between them. */
function sitesOf({ text, lines }: TargetMark): readonly (readonly number[])[] {
  const texts = text.split('\n');
  const sites: number[][] = [];
  let previous: number | undefined;
  for (const line of lines) {
    const isParted =
      previous === undefined || texts.slice(previous + 1, line).some((between) => between.trim() !== '');
    if (isParted) sites.push([line]);
    else sites.at(-1)!.push(line);
    previous = line;
  }
  return sites;
}

function isMark(value: unknown): value is TargetMark {
  const mark = value as Partial<TargetMark> | null;
  return (
    typeof mark?.uri === 'string' &&
    typeof mark.text === 'string' &&
    Array.isArray(mark.lines) &&
    mark.lines.every((line) => Number.isInteger(line) && line >= 0)
  );
}
