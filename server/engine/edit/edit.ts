import { NO_NAMES, type Names } from '../syntax/names/occurrence';
import { namesOf } from '../syntax/names/names';
import type { DocumentPair } from '../syntax/document';
import type { Part } from '../report';
import type { LanguageDescriptor } from '../syntax/language';
import { findArtifacts, type Artifact } from './artifacts';
import type { ChangeModel, EditScript, Span } from './model';
import { addIndentationNeeds } from './indentationNeeds';
import { addNeeds } from './needs';
import { editScript } from './script';

/** An edit taken apart: its changes with their parts and needs, and what the rules ask about. */
export interface Edit extends EditScript {
  /** The file's language, even where the pair is read as text. */
  readonly language: LanguageDescriptor | null;
  readonly names: { readonly before: Names; readonly after: Names };
  readonly artifacts: readonly ArtifactChange[];
}

export interface ArtifactChange {
  readonly artifact: Artifact;
  /** Numbers of the changes that brought it. */
  readonly changes: readonly number[];
}

export function readEdit(pair: DocumentPair, language: LanguageDescriptor | null): Edit {
  const script = editScript(pair);
  const names =
    pair.before.language === null
      ? { before: NO_NAMES, after: NO_NAMES }
      : { before: namesOf(pair.before), after: namesOf(pair.after) };
  const artifacts = artifactChanges(script);
  const isArtifact = new Set(artifacts.flatMap(({ changes }) => changes));
  for (const change of script.changes) change.part = partOf(change, isArtifact.has(change.number));
  addNeeds(script, names);
  addIndentationNeeds(script);
  return { ...script, language, names, artifacts };
}

/** One part a change, by fixed precedence, whatever rules are on. */
function partOf({ origin, beforeLexemes, afterLexemes }: ChangeModel, isArtifact: boolean): Part {
  if (isArtifact) return 'artifact';
  switch (origin) {
    case 'line-ends':
      return 'line-ends';
    case 'byte-order-mark':
    case 'trailing-blanks':
    case 'layout':
    case 'gap':
      return 'layout';
    case 'comment':
      return 'comment';
    case 'wrap':
      return 'wrap';
    case 'unit':
    case 'own':
      if (beforeLexemes.length === 0) return 'insertion';
      return afterLexemes.length === 0 ? 'deletion' : 'replacement';
  }
}

function artifactChanges(script: EditScript): ArtifactChange[] {
  const { after } = script.pair;
  const inserted: { span: Span; change: number }[] = [];
  for (const { number, afterLexemes } of script.changes) {
    for (const lexeme of afterLexemes) {
      inserted.push({
        span: { start: after.lexemes.start[lexeme]!, end: after.lexemes.end[lexeme]! },
        change: number,
      });
    }
  }
  const newLines = linesOf(
    script,
    inserted.map(({ span }) => span),
  );
  const parses = script.pair.faults.after.length === 0;
  return findArtifacts(after, (line) => newLines.has(line), parses).map((artifact) => ({
    artifact,
    changes: [
      ...new Set(
        inserted
          .filter(({ span }) => span.start >= artifact.start && span.end <= artifact.end)
          .map(({ change }) => change),
      ),
    ],
  }));
}

function linesOf({ pair }: EditScript, spans: readonly Span[]): ReadonlySet<number> {
  const lines = new Set<number>();
  const { lineStarts } = pair.after.source;
  let line = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    while (line + 1 < lineStarts.length && lineStarts[line + 1]! <= start) line += 1;
    for (let at = line; at < lineStarts.length && lineStarts[at]! < Math.max(end, start + 1); at += 1)
      lines.add(at);
  }
  return lines;
}
