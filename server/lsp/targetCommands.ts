import type { Engine } from '../engine/engine';
import type { Range } from '../engine/report';
import type { TargetProposal, TargetSite, TargetStatus } from '../protocol';
import type { Session } from './session';

const DEFINITION =
  /^\s*(?:export\s+)?(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:def|class|function\*?|const|let|var|interface|type|enum)\s+([\p{L}_$][\p{L}\p{N}_$]*)/u;
const WORD = /[\p{L}\p{N}_$]+/gu;

/**
 * What should go with a selection: of a symbol, or of a definition that begins the selection, every place in the known
 * documents where it is written; of other lines, the lines.
 */
export async function proposeTarget(
  uri: string,
  range: Range,
  session: Session,
): Promise<TargetProposal | null> {
  const document = session.documentOf(uri);
  if (document === undefined) return null;
  const lines = document.getText().split('\n');
  const symbol = symbolAt(lines, range);
  const { engine } = session.dependencies;
  const sites = symbol === null ? [] : await sitesOf(symbol, session, engine);
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

async function sitesOf(symbol: string, session: Session, engine: Engine): Promise<readonly TargetSite[]> {
  const edits = session.checkedUris().map((uri) => {
    const document = session.documentOf(uri)!;
    const text = document.getText();
    return { path: uri, previousPath: null, languageId: document.languageId, before: text, after: text };
  });
  const sites = await engine.sitesOf(edits, symbol);
  return sites.map(({ path, kind, first, last }) => {
    const lines = session.documentOf(path)!.getText().split('\n');
    const range = {
      start: { line: first, character: 0 },
      end: { line: last, character: lines[last]!.length },
    };
    return { uri: path, kind, range, text: lineText(lines, range) };
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
