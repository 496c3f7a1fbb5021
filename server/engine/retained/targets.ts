import { isTestInDeletionRecall } from '../paths/tests';
import type { SyntaxDocument } from '../syntax/document';
import { namesIn } from './names';
import { scopesOf } from '../syntax/scopes';
import { lineAt } from '../syntax/sourceText';
import { ownersOf } from '../edit/owners';
import { isDefinition } from './blocks';

export type SiteKind = 'definition' | 'use' | 'import' | 'export' | 'test' | 'documentation';

/** A place where something that should go is written. Lines are zero-based and inclusive. */
export interface Site {
  readonly path: string;
  readonly kind: SiteKind;
  readonly first: number;
  readonly last: number;
}

/** A file of the set in which sites are looked for; a document that is read as text is documentation. */
export interface SiteFile {
  readonly path: string;
  readonly document: SyntaxDocument;
}

/** Where a symbol is defined, used, imported, exported, tested and written about, in order of path and line. */
export function symbolSites(files: readonly SiteFile[], symbol: string): readonly Site[] {
  return files
    .flatMap(({ path, document }) =>
      document.language === null ? mentions(path, document, symbol) : codeSites(path, document, symbol),
    )
    .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : one.first - other.first));
}

function mentions(path: string, { source }: SyntaxDocument, symbol: string): Site[] {
  const word = new RegExp(`(?<![\\w$])${symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w$])`);
  return source.text
    .split('\n')
    .flatMap((text, line) =>
      word.test(text) ? [{ path, kind: 'documentation' as const, first: line, last: line }] : [],
    );
}

function codeSites(path: string, document: SyntaxDocument, symbol: string): Site[] {
  const { lexemes, units, source } = document;
  const name = symbol.split('.').at(-1)!;
  const owner = ownersOf(document);
  const sites = new Map<number, Site>();
  const isTest = isTestInDeletionRecall(path);
  for (const scope of scopesOf(document)) {
    if (scope.name !== symbol) continue;
    add(owner[scope.firstLexeme]!, 'definition');
  }
  const names = namesIn(document);
  const isShared = (unit: number): boolean => names.filter(({ lexeme }) => owner[lexeme] === unit).length > 1;
  for (const { name: found, lexeme } of names) {
    if (found !== name) continue;
    const unit = owner[lexeme]!;
    const { kind } = units[unit]!;
    // Of a list of names only the line of this one, which is a line of its own in a long list.
    const line = isShared(unit) ? lineAt(source, lexemes.start[lexeme]!) : undefined;
    if (/import/.test(kind)) add(unit, 'import', line);
    else if (/^export_statement$/.test(kind)) add(unit, 'export', line);
    else if (!isDefinition(document, units[unit]!)) add(unit, 'use');
  }
  return [...sites.values()].filter((site) => ![...sites.values()].some((other) => encloses(other, site)));

  function add(unit: number, kind: SiteKind, line?: number): void {
    if (unit <= 0 || sites.has(unit)) return;
    const { firstLexeme, endLexeme } = units[unit]!;
    const first = line ?? lineAt(source, lexemes.start[firstLexeme]!);
    const last = line ?? lineAt(source, lexemes.end[endLexeme - 1]! - 1);
    sites.set(unit, { path, kind: isTest ? 'test' : kind, first, last });
  }
}

function encloses(outer: Site, inner: Site): boolean {
  return (
    outer !== inner &&
    outer.first <= inner.first &&
    inner.last <= outer.last &&
    outer.last - outer.first > inner.last - inner.first
  );
}

/** `PATH:4-9` or `PATH:4,7-9`, lines counted from 1. */
export function readTarget(
  text: string,
): { readonly path: string; readonly lines: readonly number[] } | null {
  const parts = /^(.+):(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)$/.exec(text);
  if (parts === null) return null;
  const lines = parts[2]!.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return first === undefined || last! < first || first < 1
      ? []
      : Array.from({ length: last! - first + 1 }, (_, index) => first - 1 + index);
  });
  return lines.length === 0 ? null : { path: parts[1]!, lines };
}

const REMOVAL =
  /\b(remove|delete|drop|stop using|get rid of|no longer (use|need|call)|deprecate|strip out)\b([^.\n]*)/gi;

/** Names that a request wants gone: code words in a clause with a verb of removal. Whether they resolve is for the caller to see. */
export function namesToRemove(request: string): readonly string[] {
  const names = new Set<string>();
  for (const [, , , rest] of request.matchAll(REMOVAL)) {
    for (const [, quoted, plain] of (rest ?? '').matchAll(
      /`([\w$.]+)(?:\(\))?`|\b([A-Za-z_$][\w$]*(?:_\w+|[a-z][A-Z]\w*|\(\)))/g,
    )) {
      names.add((quoted ?? plain)!.replace(/\(\)$/, ''));
    }
  }
  return [...names];
}
