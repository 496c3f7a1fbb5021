import type { Alignment, Side } from './alignment';
import { artifactPlacement, type Claims } from './artifacts/claims';
import type { Placement } from './changeTable';
import { commentedLexeme, commentRuns, replacedRuns, type CommentRun } from './commentRuns';
import { placementOf, standsAlone, type SideName } from './placements';

/** Indices of paired lexemes; -1 and the number of lexemes stand for the ends of the texts. */
export interface Pairing {
  readonly b: number;
  readonly a: number;
}

/**
 * To which change each lexeme between two paired ones belongs, in order, on both sides.
 *
 * @param gap its number, and the index of the moved run in which it lies, or -1
 */
export function gapPlacements(
  alignment: Alignment,
  claims: Claims,
  from: Pairing,
  to: Pairing,
  gap: { readonly number: number; readonly move: number },
): { before: Placement[]; after: Placement[] } {
  const befores = runsIn('before', from.b, to.b);
  const afters = runsIn('after', from.a, to.a);
  const replaced = replacedRuns(befores, afters, (run) =>
    befores.includes(run) ? placeOf('before', run) : placeOf('after', run),
  );
  const comments = { before: new Map<number, Placement>(), after: new Map<number, Placement>() };
  befores.forEach((run) => place('before', run.lexemes, `comment before ${run.lexemes[0]!}`));
  const replacements = new Map([...replaced].map(([one, other]) => [other, one]));
  afters.forEach((run) => {
    const original = replacements.get(run);
    const key =
      original === undefined ? `comment after ${run.lexemes[0]!}` : `comment before ${original.lexemes[0]!}`;
    place('after', run.lexemes, key);
  });
  return { before: all('before', from.b, to.b), after: all('after', from.a, to.a) };

  function runsIn(sideName: SideName, start: number, end: number): CommentRun[] {
    const comments = aloneIn(alignment[sideName], start, end, gap.move).filter(
      (lexeme) => sideName === 'before' || !claims.artifactOf.has(lexeme),
    );
    return commentRuns(alignment[sideName].document, comments, { from: start, to: end });
  }

  /** The paired lexeme a comment is about, as a lexeme of after. */
  function placeOf(sideName: SideName, { lexemes }: CommentRun): number | null {
    const { document, pair } = alignment[sideName];
    const about = commentedLexeme(document, lexemes);
    if (about === null || pair[about] === -1) return null;
    return sideName === 'after' ? about : pair[about]!;
  }

  function place(sideName: SideName, lexemes: readonly number[], key: string): void {
    for (const lexeme of lexemes) {
      const owner = alignment[sideName].owner[lexeme]!;
      const other = alignment[sideName].unitPair[owner]!;
      comments[sideName].set(lexeme, {
        key,
        origin: 'comment',
        beforeUnit: sideName === 'before' ? owner : other,
        afterUnit: sideName === 'before' ? other : owner,
      });
    }
  }

  function all(sideName: SideName, first: number, end: number): Placement[] {
    const placements: Placement[] = [];
    for (let lexeme = first + 1; lexeme < end; lexeme += 1) {
      // One that lies in a run that moved here is cut out of the run.
      const isInGap = sideName === 'after' && alignment.after.moveOf[lexeme] === gap.move;
      const artifact = isInGap ? claims.artifactOf.get(lexeme) : undefined;
      placements.push(
        artifact === undefined
          ? (comments[sideName].get(lexeme) ?? placementOf(alignment, sideName, lexeme, gap.number, gap.move))
          : artifactPlacement(claims, artifact),
      );
    }
    return placements;
  }
}

function aloneIn(side: Side, from: number, to: number, move: number): number[] {
  const comments: number[] = [];
  for (let lexeme = from + 1; lexeme < to; lexeme += 1) {
    if (side.document.lexemes.comment[lexeme] === 0 || side.moveOf[lexeme] !== move) continue;
    if (standsAlone(side, lexeme)) comments.push(lexeme);
  }
  return comments;
}
