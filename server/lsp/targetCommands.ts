import type { Range } from '../engine/report';
import type { FileTextParams, TargetProposal, TargetSite, TargetStatus } from '../protocol';
import type { Session } from './session';

const DEFINITION =
  /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:def|class|function\*?|const|let|var|interface|type|enum)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;
const WORD = /[\p{L}\p{N}_$]+/gu;

/** A text in which a symbol may be written. */
type TargetText = Pick<FileTextParams, 'uri' | 'languageId'> & { readonly text: string };

/**
 * What should go with a selection: of a symbol, or of a definition that begins the selection, every place in the known
 * documents where it is written; of other lines, the lines.
 *
 * @param others texts of files that are not known
 */
export async function proposeTarget(
  uri: string,
  range: Range,
  session: Session,
  others: readonly TargetText[] = [],
): Promise<TargetProposal | null> {
  const document = session.documentOf(uri);
  if (document === undefined) return null;
  const lines = document.getText().split('\n');
  const symbol = symbolAt(lines, range);
  const sites = symbol === null ? [] : await sitesOf(symbol, session, others);
  const isCovered = sites.some((site) => site.uri === uri && covers(site.range, range));
  const own: TargetSite = { uri, kind: 'selection', range: wholeLines(range), text: lineText(lines, range) };
  return { symbol, sites: isCovered ? sites : [own, ...sites] };
}

/** Marks sites in addition to what is marked already. */
export function markTarget(
  sites: readonly Pick<TargetSite, 'uri' | 'range'>[],
  session: Session,
): TargetStatus | null {
  for (const uri of new Set(sites.map((site) => site.uri))) {
    const document = session.documentOf(uri);
    if (document === undefined) continue;
    const lines = sites.filter((site) => site.uri === uri).flatMap(({ range }) => linesIn(range));
    session.targets.mark(uri, document.getText(), lines);
    session.targetChanged(uri);
  }
  return session.targets.status();
}

async function sitesOf(
  symbol: string,
  session: Session,
  others: readonly TargetText[],
): Promise<readonly TargetSite[]> {
  const texts = new Map(others.map((other) => [other.uri, other]));
  for (const uri of session.checkedUris()) {
    const document = session.documentOf(uri)!;
    texts.set(uri, { uri, languageId: document.languageId, text: document.getText() });
  }
  // By paths, which say what a test is. Two folders may have files of one path.
  const byPath = new Map<string, TargetText>();
  for (const text of texts.values()) {
    const path = session.pathOf(text.uri);
    byPath.set(byPath.has(path) ? text.uri : path, text);
  }
  const edits = [...byPath].map(([path, { languageId, text }]) => {
    return { path, previousPath: null, languageId, before: text, after: text };
  });
  const sites = await session.dependencies.engine.sitesOf(edits, symbol);
  return sites.map(({ path, kind, first, last }) => {
    const { uri, text } = byPath.get(path)!;
    const lines = text.split('\n');
    const range = {
      start: { line: first, character: 0 },
      end: { line: last, character: lines[last]!.length },
    };
    return { uri, kind, range, text: lineText(lines, range) };
  });
}

/** The word that is selected or that an empty selection touches, or what the first selected line defines. */
function symbolAt(lines: readonly string[], { start, end }: Range): string | null {
  const line = lines[start.line] ?? '';
  if (start.line === end.line) {
    for (const { 0: word, index } of line.matchAll(WORD)) {
      const isTouched = index <= start.character && end.character <= index + word.length;
      if (isTouched && !/^\d/.test(word)) return word;
    }
  }
  return DEFINITION.exec(line)?.[1] ?? null;
}

function covers(outer: Range, inner: Range): boolean {
  return outer.start.line <= inner.start.line && lastLine(inner) <= outer.end.line;
}

function wholeLines(range: Range): Range {
  return {
    start: { line: range.start.line, character: 0 },
    end: { line: lastLine(range) + 1, character: 0 },
  };
}

/** A selection that ends at the start of a line does not hold that line. */
function lastLine({ start, end }: Range): number {
  return end.character === 0 && end.line > start.line ? end.line - 1 : end.line;
}

function linesIn(range: Range): number[] {
  return Array.from(
    { length: lastLine(range) - range.start.line + 1 },
    (_, index) => range.start.line + index,
  );
}

function lineText(lines: readonly string[], { start }: Range): string {
  return (lines[start.line] ?? '').trim();
}

export function isSite(value: unknown): value is Pick<TargetSite, 'uri' | 'range'> {
  const site = value as Partial<TargetSite> | null;
  return typeof site === 'object' && site !== null && typeof site.uri === 'string' && isRange(site.range);
}

export function isRange(value: unknown): value is Range {
  const { start, end } = (value ?? {}) as Partial<Range>;
  return [start, end].every(
    (place) => Number.isInteger(place?.line) && Number.isInteger(place?.character) && place!.line >= 0,
  );
}

/** Those of the texts that are as they should be. */
export function readTexts(values: unknown): readonly TargetText[] {
  return Array.isArray(values) ? values.filter(isText) : [];
}

function isText(value: unknown): value is TargetText {
  const { uri, languageId, text } = (value ?? {}) as Partial<TargetText>;
  return [uri, languageId, text].every((field) => typeof field === 'string');
}
