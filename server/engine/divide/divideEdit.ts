import { tryTakeBack } from '../actions/tryAction';
import { describeChanges } from '../describe/changes';
import { scopeNames } from '../describe/ruleContext';
import { readEdit } from '../edit/edit';
import { figuresOf } from '../edit/figures';
import { everySegment } from '../edit/model';
import { render } from '../edit/render';
import type { FileEdit } from '../engine';
import { tokenDistance } from '../measures/tokenDistance';
import { tokenSequence } from '../measures/tokenSequence';
import type { Change, TextEdit, TokenDistance } from '../report';
import { readPair, type Parse, type SyntaxDocument } from '../syntax/document';
import { languageOf } from '../syntax/languages';
import { createTreeParser, type ParserAssets } from '../syntax/parser';
import type { LanguageDescriptor } from '../syntax/language';
import { describedBy } from './describedBy';
import { refine, type RefinedEdit } from './refine';

/** The smallest thing that can be taken back: a change of the report, or a statement inside what it inserted. */
export interface Piece extends Change {
  /** Index of the piece whose inserted text holds it, or -1. */
  readonly within: number;
  /** Indices of the pieces that it cannot stay without. */
  readonly needed: readonly number[];
  /** Indices of the pieces that stand where this one took something away, and the reverse. */
  readonly replaces: readonly number[];
  /** Indices of the pieces of words that come and go with it: docstring and comments at it, what is said to a tool. */
  readonly describedBy: readonly number[];
  /** Whether it is about whole statements, not about something inside one. */
  readonly isStatement: boolean;
  /** Number of the original's statement inside which it is, or -1. */
  readonly statement: number;
  /** Names, words and numbers in the code that it took away and in the code that it brought. */
  readonly words: { readonly deleted: ReadonlySet<string>; readonly written: ReadonlySet<string> };
  /** Qualified name of the scope it lies in, '' for the module. */
  readonly scope: string;
  /** Lines of after that it touches; of before where nothing of after is left. */
  readonly lines: number;
}

/** An edit of one file that can be tried in parts. Every set of pieces given to it must be closed under `needed`. */
export interface DividedEdit {
  readonly file: FileEdit;
  readonly pieces: readonly Piece[];
  /** The text with exactly the pieces that `isKept` accepts. */
  render(isKept: (piece: number) => boolean): string;
  /** Why the text with these pieces cannot be right, whatever a test says, or null. */
  faultOf(isKept: (piece: number) => boolean): string | null;
  /** What turns after into the text with these pieces. */
  editsOf(isKept: (piece: number) => boolean): readonly TextEdit[];
  /** Token distance between before and a text. */
  distanceTo(text: string): TokenDistance;
}

export interface EditDivider {
  divide(file: FileEdit): Promise<DividedEdit>;
}

export async function createEditDivider(assets: ParserAssets): Promise<EditDivider> {
  const parser = await createTreeParser(assets);
  return {
    async divide(file) {
      const language = languageOf(file.path, file.languageId);
      if (language !== null) await parser.load(language);
      return divideEdit(file, language, parser.parse);
    },
  };
}

/** The language's grammar must be loaded. */
export function divideEdit(file: FileEdit, language: LanguageDescriptor | null, parse: Parse): DividedEdit {
  const edit = readEdit(readPair(file.before, file.after, language, parse), language);
  const refined = refine(edit);
  const takenFrom = (isKept: (piece: number) => boolean): ReadonlySet<number> =>
    new Set(refined.changes.flatMap(({ number }) => (isKept(number) ? [] : [number])));
  return {
    file,
    pieces: describePieces(edit, refined),
    render: (isKept) => render(refined, isKept),
    faultOf: (isKept) => faultOf(refined, takenFrom(isKept), parse),
    editsOf(isKept) {
      const trial = tryTakeBack(refined, takenFrom(isKept), parse);
      return trial.kind === 'offered' ? trial.edits : [];
    },
    distanceTo(text) {
      const pair = readPair(file.before, text, language, parse);
      return tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
    },
  };
}

/** The one place that asks whether a text can be right at all: it must parse, and bind the names it uses. */
function faultOf(edit: RefinedEdit, taken: ReadonlySet<number>, parse: Parse): string | null {
  // The two texts of the edit are what they are.
  if (taken.size === 0 || taken.size === edit.changes.length) return null;
  const trial = tryTakeBack(edit, taken, parse);
  return trial.kind === 'offered' || trial.reason === UNCHANGED ? null : trial.reason;
}

const UNCHANGED = 'the text would not change';

function describePieces(edit: ReturnType<typeof readEdit>, refined: RefinedEdit): Piece[] {
  const scopeOf = scopeNames(edit);
  // A change keeps the id and the ranges it has in the report, whatever of it can be taken back on its own.
  const known = describeChanges(edit, scopeOf);
  const described = describeChanges(refined, scopeOf);
  const used = new Set(known.map(({ id }) => id));
  const replaces = replacements(refined);
  const words = describedBy(refined, replaces);
  return refined.changes.map((change, index) => {
    const whole = refined.split.has(index) ? undefined : known[index];
    const own = whole ?? { ...described[index]!, id: unused(described[index]!.id) };
    return {
      ...own,
      // What lies inside counts for itself.
      ...figuresOf(refined, change),
      within: refined.within[index]!,
      needed: [...change.needs].sort((one, other) => one - other),
      replaces: replaces[index]!,
      describedBy: words[index]!,
      isStatement: change.origin === 'unit',
      statement: change.origin === 'own' ? change.beforeUnit : -1,
      words: {
        deleted: wordsIn(edit.pair.before, change.beforeLexemes),
        written: wordsIn(edit.pair.after, change.afterLexemes),
      },
      scope: scopeOf(change),
      lines: linesOf(own),
    };
  });

  function unused(id: string): string {
    let free = id;
    for (let turn = 2; used.has(free); turn += 1) free = `${id}-${turn}`;
    used.add(free);
    return free;
  }
}

/** Statements that went and statements that came in the same place: by change, those of the other kind. */
function replacements(edit: RefinedEdit): number[][] {
  const { changes } = edit;
  const replaces = changes.map(() => new Set<number>());
  const isStatement = (number: number): boolean => changes[number]!.origin === 'unit';
  for (const segment of everySegment(edit)) {
    if (segment.kind === 'pair') continue;
    const gone = segment.pieces.flatMap(({ side, change }) => (side === 'before' ? [change] : []));
    const came = segment.pieces.flatMap(({ side, change }) => (side === 'after' ? [change] : []));
    for (const one of gone.filter(isStatement)) {
      for (const other of came.filter(isStatement)) {
        if (one === other) continue;
        replaces[one]!.add(other);
        replaces[other]!.add(one);
      }
    }
  }
  return replaces.map((set) => [...set].sort((one, other) => one - other));
}

function wordsIn({ lexemes, source }: SyntaxDocument, run: readonly number[]): ReadonlySet<string> {
  const code = run.filter((lexeme) => lexemes.comment[lexeme] === 0);
  return new Set(
    code.flatMap(
      (lexeme) =>
        source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]).match(/[\p{L}\p{N}_$]+/gu) ?? [],
    ),
  );
}

function linesOf({ before, after }: Pick<Change, 'before' | 'after'>): number {
  const lines = new Set<number>();
  for (const { start, end } of after.length > 0 ? after : before) {
    for (let line = start.line; line <= end.line; line += 1) {
      // A range that ends at the start of a line does not touch it.
      if (line < end.line || end.character > 0 || start.line === end.line) lines.add(line);
    }
  }
  return lines.size;
}
