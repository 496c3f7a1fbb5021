import type { Part } from '../report';
import type { Alignment } from './alignment';
import type { Artifact } from './artifacts';
import type { DocumentPair } from '../syntax/document';

/** A half-open range of offsets in one of the two texts. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** How a change came about; decides its part together with what it holds. */
export type ChangeOrigin =
  | 'line-ends'
  | 'byte-order-mark'
  | 'trailing-blanks'
  | 'layout'
  | 'gap'
  | 'comment'
  | 'wrap'
  | 'move'
  | 'rename'
  | 'unit'
  | 'own'
  | 'artifact'
  | 'placeholder';

/** The smallest unit that can be taken back. Its number is its index in the script's list. */
export interface ChangeModel {
  readonly number: number;
  readonly origin: ChangeOrigin;
  part: Part;
  /** Unit of before and of after that the change belongs to, or -1. */
  readonly beforeUnit: number;
  readonly afterUnit: number;
  /** Unpaired or unequal lexemes, ascending. */
  readonly beforeLexemes: number[];
  readonly afterLexemes: number[];
  /** Trivia that differs, where it is the change's own. */
  readonly beforeTrivia: Span[];
  readonly afterTrivia: Span[];
  /** Numbers of the changes it cannot stay without. */
  readonly needs: Set<number>;
}

/** A run of lexemes of one change inside a gap, with the trivia before it. */
export interface Piece {
  readonly side: 'before' | 'after';
  readonly change: number;
  /** The first of its lexemes. */
  readonly lexeme: number;
  /** Start of the trivia before it. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly isComment: boolean;
  /** Whether it stands for code of before that the edit leaves out. */
  readonly isPlaceholder: boolean;
  /** Index of the moved run that the piece is, or -1. */
  readonly move: number;
  /** Wraps around what the piece is part of, outermost first: those around the gap, and those that start or end in it. */
  readonly wraps: readonly number[];
  /** Ends in a comment that reaches to the end of its line. */
  readonly endsInLineComment: boolean;
}

/** A lexeme present on both sides; `change` is -1 if its text is the same. */
export interface PairSegment {
  readonly kind: 'pair';
  readonly before: Span;
  readonly after: Span;
  readonly change: number;
}

/** What lies between two paired lexemes. */
export interface GapSegment {
  readonly kind: 'gap';
  /** Unlike that of any other gap. */
  readonly number: number;
  /** Whether nothing of its flow stands before it. */
  readonly isFirst: boolean;
  readonly before: Span;
  readonly after: Span;
  readonly pieces: Piece[];
  /** Change that owns the trivia of a gap without pieces, or -1 if it does not differ. */
  readonly trivia: number;
  /** Wraps that enclose the whole gap, outermost first. */
  readonly wraps: readonly number[];
  /** Wraps around the lexeme behind the gap, outermost first. */
  readonly nextWraps: readonly number[];
}

export type Segment = PairSegment | GapSegment;

/**
 * Statements that stand in another place. A piece stands for them in the gap where they were and in the one where
 * they are; whichever shows them shows their own segments.
 */
export interface MovedSegments {
  readonly change: number;
  readonly segments: readonly Segment[];
}

/** Indentation that a wrap, or a move to another depth, gives to what it encloses; negative where the wrap was removed. */
export interface WrapIndentation {
  readonly text: string;
  readonly removed: boolean;
}

/** Stretches of after that are left out once their change is taken back, by start: nothing of before takes their place. */
export type ErasableSpans = ReadonlyMap<number, { readonly end: number; readonly change: number }>;

/** A name in code that only one text has: it is written otherwise where the rename is not as in that text. */
export interface Respelled extends Span {
  readonly change: number;
  readonly text: string;
}

/** An artefact and the change that it is. */
export interface ArtifactChange {
  readonly artifact: Artifact;
  readonly change: number;
}

/** Everything needed to describe an edit and to render any closed part of it. */
export interface EditScript {
  readonly pair: DocumentPair;
  readonly alignment: Alignment;
  readonly segments: readonly Segment[];
  /** By index of the moved run. */
  readonly moves: readonly MovedSegments[];
  readonly changes: readonly ChangeModel[];
  readonly wrapIndentations: ReadonlyMap<number, WrapIndentation>;
  /** Blanks at line ends, fences, markers and line numbers. */
  readonly erasable: ErasableSpans;
  /** Renamed names in code that came or went, by start. */
  readonly respelled: { readonly before: readonly Respelled[]; readonly after: readonly Respelled[] };
  /** By index of the alignment's renames: the change that each is. */
  readonly renames: readonly number[];
  readonly artifacts: readonly ArtifactChange[];
  readonly byteOrderMark: number;
  readonly lineEnds: {
    readonly change: number;
    /** By line of after: the line end it has once the change is taken back. */
    readonly restored: readonly string[];
  } | null;
}

/** The segments of the texts and of every moved run. */
export function everySegment({ segments, moves }: Pick<EditScript, 'segments' | 'moves'>): Segment[] {
  return [segments, ...moves.map((move) => move.segments)].flat();
}
