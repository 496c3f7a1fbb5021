import type { DividedEdit, Piece } from '../engine/divide/divideEdit';
import { sha256Hex } from '../engine/hash';
import type { Part } from '../engine/report';
import type { Kept, Problem } from './problem';

/** One file of the edit. A file that came, went or moved is a change of its own, beside those of its text. */
export interface SetFile {
  readonly edit: DividedEdit;
  readonly inBefore: boolean;
  readonly inAfter: boolean;
}

/** What a file is once some changes are taken back: its text by path, null where there is none. */
export type Contents = ReadonlyMap<string, string | null>;

/** One item of the search: a piece of a file's edit, or the file's coming, going or moving. */
export interface SetItem {
  readonly file: number;
  /** Index in the file's pieces; -1 for the file itself. */
  readonly piece: number;
}

/** The edit of all files as a problem to search, and what each part of it looks like. */
export interface ChangeSet {
  readonly files: readonly SetFile[];
  readonly items: readonly SetItem[];
  readonly problem: Problem;
  contentsOf(kept: Kept): Contents;
  /** Why a part of the edit cannot be right, or null. */
  faultOf(kept: Kept): string | null;
  /** Equal for parts that leave equal files. */
  keyOf(kept: Kept): string;
  /** Item numbers of a file's pieces, in order. */
  itemsOf(file: number): readonly number[];
  /** Of words: the items of code that they come and go with, which need them. */
  codeOf(words: number): readonly number[];
}

/**
 * Chances that a test needs a change of a part. Layout and comments hardly ever matter to a test; of the rest, an
 * edited expression is what was asked for more often than a new statement or block around others.
 */
const CHANCES: Readonly<Record<Part, number>> = {
  layout: 0.01,
  'line-ends': 0.01,
  comment: 0.01,
  artifact: 0.05,
  rename: 0.05,
  move: 0.1,
  import: 0.3,
  wrap: 0.15,
  insertion: 0.2,
  deletion: 0.25,
  replacement: 0.35,
};

/** A statement inside an insertion that is needed is more often needed than not. */
const NESTED = 0.5;
const FILE = 0.2;

export function createChangeSet(files: readonly SetFile[]): ChangeSet {
  const items: SetItem[] = [];
  const firstOf: number[] = [];
  files.forEach((file, index) => {
    if (isFileChange(file)) items.push({ file: index, piece: -1 });
    firstOf.push(items.length);
    // What was in a file that went goes with the file.
    if (file.inAfter) file.edit.pieces.forEach((_, piece) => items.push({ file: index, piece }));
  });
  const described = new Map<number, number[]>();
  files.forEach(({ edit }, file) => {
    edit.pieces.forEach(({ describedBy }, piece) => {
      for (const words of describedBy.map((other) => firstOf[file]! + other))
        described.set(words, [...(described.get(words) ?? []), firstOf[file]! + piece]);
    });
  });
  const caches = files.map(() => new Map<string, { readonly hash: string; readonly fault: string | null }>());
  const looks = (kept: Kept) => files.map((_, index) => lookAt(index, kept));
  return {
    files,
    items,
    problem: {
      size: items.length,
      needs: items.map((item, number) => needsOf(item, number)),
      groups: items.map(groupsOf),
      wholes: items.map(wholeOf),
      // Words are needed as the likeliest of their code is.
      chances: items.map((item, number) =>
        Math.max(...[item, ...codeOf(number).map((code) => items[code]!)].map(chanceOf)),
      ),
    },
    contentsOf(kept) {
      return new Map(files.flatMap((_, index) => fileContents(index, kept)));
    },
    faultOf: (kept) => looks(kept).find(({ fault }) => fault !== null)?.fault ?? null,
    keyOf: (kept) =>
      looks(kept)
        .map(({ hash }) => hash)
        .join(' '),
    itemsOf: (file) => items.flatMap((item, number) => (item.file === file ? [number] : [])),
    codeOf,
  };

  function codeOf(words: number): readonly number[] {
    return described.get(words) ?? [];
  }

  function isKeptIn(file: number, kept: Kept): (piece: number) => boolean {
    return (piece) => kept.has(firstOf[file]! + piece);
  }

  function fileContents(index: number, kept: Kept): [string, string | null][] {
    const { edit, inBefore, inAfter } = files[index]!;
    const { path, previousPath, before } = edit.file;
    const hasFileChange = !isFileChange(files[index]!) || kept.has(firstOf[index]! - 1);
    if (!inAfter) return [[path, hasFileChange ? null : before]];
    const text = edit.render(isKeptIn(index, kept));
    if (!inBefore) return [[path, hasFileChange ? text : null]];
    if (previousPath === null) return [[path, text]];
    return hasFileChange
      ? [
          [path, text],
          [previousPath, null],
        ]
      : [
          [path, null],
          [previousPath, text],
        ];
  }

  function lookAt(index: number, kept: Kept): { readonly hash: string; readonly fault: string | null } {
    const isKept = isKeptIn(index, kept);
    const { edit, inAfter } = files[index]!;
    const pieces = inAfter ? edit.pieces : [];
    const state = `${kept.has(firstOf[index]! - 1) ? '+' : '-'}${pieces.map((_, piece) => (isKept(piece) ? '1' : '0')).join('')}`;
    const known = caches[index]!.get(state);
    if (known !== undefined) return known;
    const look = {
      hash: sha256Hex(JSON.stringify(fileContents(index, kept))),
      fault: inAfter ? edit.faultOf(isKept) : null,
    };
    caches[index]!.set(state, look);
    return look;
  }

  function needsOf({ file, piece }: SetItem, number: number): number[] {
    if (piece === -1) return [];
    const { edit, inBefore } = files[file]!;
    const { needed, replaces, describedBy, part } = edit.pieces[piece]!;
    const first = firstOf[file]!;
    // What came in place of something that went is not put beside it.
    const gone =
      part === 'insertion' ? replaces.filter((other) => edit.pieces[other]!.part === 'deletion') : [];
    // Nor does code stay without the words that came or went with it.
    const own = [...new Set([...needed, ...gone, ...describedBy])]
      .map((need) => first + need)
      .filter((need) => need !== number);
    return inBefore ? own : [first - 1, ...own];
  }

  function groupsOf({ file, piece }: SetItem): string[] {
    const { edit } = files[file]!;
    if (piece === -1) return [edit.file.path];
    const chain: string[] = [];
    for (let at = piece; at !== -1; at = edit.pieces[at]!.within) chain.unshift(edit.pieces[at]!.id);
    return [edit.file.path, edit.pieces[piece]!.scope, ...chain];
  }

  /** What was edited in one statement may have been written anew as a whole. */
  function wholeOf({ file, piece }: SetItem): number {
    const statement = piece === -1 ? -1 : files[file]!.edit.pieces[piece]!.statement;
    return statement === -1 ? -1 : statement * files.length + file;
  }

  function chanceOf({ file, piece }: SetItem): number {
    if (piece === -1) return FILE;
    const { within, part } = files[file]!.edit.pieces[piece]! satisfies Piece;
    return within === -1 ? CHANCES[part] : NESTED;
  }
}

export function isFileChange({ edit, inBefore, inAfter }: SetFile): boolean {
  return !inBefore || !inAfter || edit.file.previousPath !== null;
}
