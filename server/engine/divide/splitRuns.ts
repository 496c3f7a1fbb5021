import type { Edit } from '../edit/edit';
import { everySegment, type ChangeModel, type GapSegment, type Piece, type Segment } from '../edit/model';
import { stepsOf } from './steps';

/** An edit in which what came or went in one place of a statement is several changes where it has several parts. */
export interface SplitEdit {
  readonly edit: Edit;
  /** Changes of which a part became a change of its own. */
  readonly split: ReadonlySet<number>;
}

/** The first part of a run keeps its number; the others are changes behind those that there were. */
export function splitRuns(edit: Edit): SplitEdit {
  const changes = [...edit.changes];
  const parted = new Map<Piece, readonly Piece[]>();
  const split = new Set<number>();
  for (const segment of everySegment(edit)) {
    if (segment.kind === 'gap') for (const piece of segment.pieces) part(segment, piece);
  }
  if (split.size === 0) return { edit, split };
  const isStale = (need: number): boolean => split.has(need);
  return {
    split,
    edit: {
      ...edit,
      // Which part it is that another change needs is found anew.
      changes: changes.map((change) => ({
        ...change,
        needs: new Set([...change.needs].filter((need) => !isStale(need))),
      })),
      segments: edit.segments.map(withParts),
      moves: edit.moves.map((move) => ({ ...move, segments: move.segments.map(withParts) })),
    },
  };

  function part({ pieces }: GapSegment, piece: Piece): void {
    const change = edit.changes[piece.change]!;
    const isAlone = pieces.every((other) => other === piece || other.change !== piece.change);
    if (change.origin !== 'own' || piece.move !== -1 || !isAlone) return;
    const run = piece.side === 'before' ? change.beforeLexemes : change.afterLexemes;
    if (run.length < 2 || run.length < change.beforeLexemes.length + change.afterLexemes.length) return;
    if (run[0] !== piece.lexeme || run[run.length - 1] !== piece.lexeme + run.length - 1) return;
    const { document } = edit.alignment[piece.side];
    const starts = stepsOf(document, piece.lexeme, piece.lexeme + run.length);
    if (starts === null) return;
    split.add(change.number);
    const ends = [...starts.slice(1), piece.lexeme + run.length];
    const parts = starts.map((start, index): Piece => {
      const number = index === 0 ? change.number : changes.length;
      changes[number] = partOf(change, number, piece.side, start, ends[index]!);
      return {
        ...piece,
        change: number,
        lexeme: start,
        from: index === 0 ? piece.from : document.lexemes.end[start - 1]!,
        start: document.lexemes.start[start]!,
        end: document.lexemes.end[ends[index]! - 1]!,
      };
    });
    parted.set(piece, parts);
  }

  function withParts(segment: Segment): Segment {
    if (segment.kind === 'pair' || !segment.pieces.some((piece) => parted.has(piece))) return segment;
    return { ...segment, pieces: segment.pieces.flatMap((piece) => parted.get(piece) ?? [piece]) };
  }
}

function partOf(
  change: ChangeModel,
  number: number,
  side: 'before' | 'after',
  from: number,
  to: number,
): ChangeModel {
  const lexemes = Array.from({ length: to - from }, (_, index) => from + index);
  return {
    ...change,
    number,
    beforeLexemes: side === 'before' ? lexemes : [],
    afterLexemes: side === 'after' ? lexemes : [],
    beforeTrivia: number === change.number ? change.beforeTrivia : [],
    afterTrivia: number === change.number ? change.afterTrivia : [],
    needs: new Set(),
  };
}
