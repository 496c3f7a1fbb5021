import type { Alignment } from '../alignment';
import type { ChangeTable, Placement } from '../changeTable';
import type { EditScript, ErasableSpans } from '../model';
import type { Artifact } from './artifact';

/** Artefacts of an edit and the lexemes of after that are theirs. */
export interface Claims {
  readonly artifacts: readonly Artifact[];
  /** By lexeme of after: index of its artefact. */
  readonly artifactOf: ReadonlyMap<number, number>;
  /** By index of an artefact: all lexemes that it touches, whether they are its own or not. */
  readonly touched: readonly (readonly number[])[];
}

/**
 * Gives artefacts their lexemes and takes those out of their pairs: a line number that happens to equal a number of
 * before is still no code. An artefact inside a larger lexeme, as a fence inside a template string, gets none.
 */
export function claimLexemes(alignment: Alignment, artifacts: readonly Artifact[]): Claims {
  const { before, after } = alignment;
  const artifactOf = new Map<number, number>();
  const touched = artifacts.map((artifact) => lexemesIn(alignment, artifact));
  artifacts.forEach((artifact, index) => {
    const lexemes = touched[index]!;
    for (const lexeme of lexemes) {
      const original = after.pair[lexeme]!;
      if (original !== -1) before.pair[original] = -1;
      after.pair[lexeme] = -1;
    }
    if (!lexemes.every((lexeme) => isInside(alignment, lexeme, artifact))) return;
    for (const lexeme of lexemes) artifactOf.set(lexeme, index);
  });
  return { artifacts, artifactOf, touched };
}

function lexemesIn({ after }: Alignment, { spans }: Artifact): number[] {
  const { lexemes } = after.document;
  const found: number[] = [];
  let lexeme = 0;
  for (const { start, end } of spans) {
    while (lexeme < lexemes.count && lexemes.end[lexeme]! <= start) lexeme += 1;
    for (; lexeme < lexemes.count && lexemes.start[lexeme]! < end; lexeme += 1) found.push(lexeme);
    // The next span may lie in the same lexeme.
    lexeme = Math.max(lexeme - 1, 0);
  }
  return [...new Set(found)];
}

function isInside({ after }: Alignment, lexeme: number, { spans }: Artifact): boolean {
  const { lexemes } = after.document;
  return spans.some(({ start, end }) => start <= lexemes.start[lexeme]! && lexemes.end[lexeme]! <= end);
}

/** The place of an artefact in the table of changes: each is a change of its own. */
export function artifactPlacement({ artifacts }: Claims, index: number): Placement {
  const origin = artifacts[index]!.erased.length > 0 ? 'artifact' : 'placeholder';
  return { key: `artifact ${index}`, origin, beforeUnit: -1, afterUnit: -1 };
}

/**
 * Completes the changes of artefacts: where they have no lexemes they have their text, and what they stand in they
 * cannot stay without.
 *
 * @param around the placement that a lexeme would have if it were no artefact's
 */
export function artifactChanges(
  claims: Claims,
  table: ChangeTable,
  around: (lexeme: number) => Placement,
): { changes: EditScript['artifacts']; erasable: ErasableSpans } {
  const erasable = new Map<number, { end: number; change: number }>();
  const changes = claims.artifacts.map((artifact, index) => {
    const change = table.at(artifactPlacement(claims, index));
    if (change.afterLexemes.length === 0) change.afterTrivia.push(...artifact.spans);
    for (const { start, end } of artifact.erased) erasable.set(start, { end, change: change.number });
    for (const lexeme of claims.touched[index]!) {
      const { key, origin } = around(lexeme);
      const holder = table.known(key);
      const holds = change.afterLexemes.length === 0 || origin === 'unit' || origin === 'wrap';
      if (holds && holder !== null) change.needs.add(holder.number);
    }
    return { artifact, change: change.number };
  });
  return { changes, erasable };
}
