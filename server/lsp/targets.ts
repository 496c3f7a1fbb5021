import type { TargetProgress } from '../engine/report';
import { followLines } from '../engine/retained/followLines';
import type { Wanted } from '../engine/retained/retainedFile';
import { progressLine } from '../present/text/retained';
import type { TargetDocument, TargetMark, TargetStatus } from '../protocol';

interface Entry {
  readonly mark: TargetMark;
  readonly document: TargetDocument;
  /** Nothing is left in the document, and nothing in the text that it is compared with. */
  readonly isSettled: boolean;
}

/**
 * What somebody said should go, by document. A mark follows its text: its lines are looked up in whatever text a document
 * has or is compared with. All marks are forgotten once none of these texts holds anything of them.
 */
export class Targets {
  private readonly entries = new Map<string, Entry>();

  /** @param kept marks of an earlier session, as the client gives them back */
  constructor(kept: unknown) {
    for (const mark of Array.isArray(kept) ? kept.filter(isMark) : []) this.put(mark);
  }

  /** Adds lines of a document's present text. */
  mark(uri: string, text: string, lines: readonly number[]): void {
    const known = this.entries.get(uri)?.mark;
    const earlier = known === undefined ? [] : followLines(known.text, known.lines, text);
    const all = [...new Set([...earlier, ...lines])].sort((one, other) => one - other);
    this.put({ uri, text, lines: all });
  }

  /**
   * @param uri of the only document in which to forget; all of them if undefined
   * @returns URIs of the documents in which something was marked
   */
  clear(uri?: string): readonly string[] {
    const uris = this.uris().filter((each) => uri === undefined || each === uri);
    for (const each of uris) this.entries.delete(each);
    return uris;
  }

  /** What should have gone from the text that a document is compared with. */
  wantedIn(uri: string, before: string, after: string): Wanted | undefined {
    const entry = this.entries.get(uri);
    if (entry === undefined) return undefined;
    const { mark } = entry;
    const lines = followLines(mark.text, mark.lines, before);
    const isSettled = lines.length === 0 && followLines(mark.text, mark.lines, after).length === 0;
    this.entries.set(uri, { ...entry, isSettled });
    this.forgetIfDone();
    return lines.length === 0 ? undefined : { by: 'target', lines };
  }

  /**
   * @param before the text that the document was compared with, from which earlier edits may have taken sites already
   * @param progress what a check found; null where it did not compare, so that only the lines can be counted
   */
  checked(uri: string, before: string | null, text: string, progress: TargetProgress | null): void {
    const entry = this.entries.get(uri);
    if (entry === undefined) return;
    const { mark } = entry;
    const lines = followLines(mark.text, mark.lines, text);
    const counted =
      progress === null || before === null ? countSites(mark, text) : withEarlier(progress, mark, before);
    this.entries.set(uri, { ...entry, document: { uri, lines, progress: counted } });
  }

  /** There is no text before the present one of a document that could hold more than it does. */
  settled(uri: string): void {
    const entry = this.entries.get(uri);
    if (entry === undefined || entry.document.lines.length > 0) return;
    this.entries.set(uri, { ...entry, isSettled: true });
    this.forgetIfDone();
  }

  /** Where something is marked. */
  uris(): readonly string[] {
    return [...this.entries.keys()];
  }

  marks(): readonly TargetMark[] {
    return [...this.entries.values()].map(({ mark }) => mark);
  }

  /** Of all documents together; null where nothing is marked. */
  status(): TargetStatus | null {
    if (this.entries.size === 0) return null;
    const documents = [...this.entries.values()].map(({ document }) => document);
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
    const document = { uri, lines, progress: countSites(mark, text) };
    this.entries.set(uri, { mark, document, isSettled: false });
  }

  private forgetIfDone(): void {
    if ([...this.entries.values()].every(({ isSettled }) => isSettled)) this.entries.clear();
  }
}

/** Sites that were gone before the text that the check began with are gone, too. */
function withEarlier(progress: TargetProgress, mark: TargetMark, before: string): TargetProgress {
  const earlier = sitesOf(mark).filter((lines) => followLines(mark.text, lines, before).length === 0).length;
  return { ...progress, sites: progress.sites + earlier, gone: progress.gone + earlier };
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
