import type { SyntaxDocument } from '../../syntax/document';
import { definitionsIn, type Definition } from '../shared/definitions';
import type { SetContext, SetDraft, SetFile, SetPlace, SetRule } from './setRule';

/** A definition that went from one file and came in another. */
export const movedToFile: SetRule = {
  metadata: {
    id: 'moved-to-file',
    summary: 'A function or class stands in another file than before.',
    defaultLevel: 'off',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const gone = context.files.flatMap((file) => onlyOn(context, file, 'before'));
    if (gone.length === 0) return [];
    const come = context.files.flatMap((file) => onlyOn(context, file, 'after'));
    return gone.flatMap((old): SetDraft[] => {
      const twins = come.filter(
        ({ name, kind, file }) => name === old.name && kind === old.kind && file !== old.file,
      );
      // With several of the name it cannot be told which is which.
      const [now, more] = twins;
      if (
        now === undefined ||
        more !== undefined ||
        gone.some((other) => other !== old && other.name === old.name)
      )
        return [];
      const share = commonLines(old.lines, now.lines);
      return share < ALIKE ? [] : [draft(old, now, share === 1)];
    });
  },
};

/** Share of lines in common from which two definitions of a name are the same, edited. */
const ALIKE = 0.7;
/** A shorter one says too little to be known again. */
const LEAST_LINES = 2;

interface Placed {
  readonly file: SetFile;
  readonly name: string;
  readonly kind: Definition['kind'];
  readonly place: SetPlace;
  /** Without indentation, empty ones left out. */
  readonly lines: readonly string[];
}

/** Definitions at the top of a file whose names the other text of the file does not define. */
function onlyOn(context: SetContext, file: SetFile, side: 'before' | 'after'): Placed[] {
  const pair = context.read(file);
  if (pair === null) return [];
  const other = new Set(definitionsIn(pair[side === 'before' ? 'after' : 'before']).map(({ name }) => name));
  return definitionsIn(pair[side])
    .filter(({ unit, name }) => unit.parent === 0 && !other.has(name))
    .map((definition) => placed(file, pair[side], definition, side))
    .filter(({ lines }) => lines.length >= LEAST_LINES);
}

function placed(
  file: SetFile,
  { source, lexemes }: SyntaxDocument,
  { unit, name, kind }: Definition,
  side: 'before' | 'after',
): Placed {
  const span = { start: lexemes.start[unit.firstLexeme]!, end: lexemes.end[unit.endLexeme - 1]! };
  const lines = source.text
    .slice(span.start, span.end)
    .replace(/^export (default )?/, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    file,
    name,
    kind,
    lines,
    place: { role: side === 'before' ? 'original' : 'moved here', side, file, span },
  };
}

/** Share of lines that two texts have in common, whatever their order: 1 only if they are the same. */
function commonLines(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((line) => {
    const at = left.indexOf(line);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * common.length) / (one.length + other.length);
}

function draft(old: Placed, now: Placed, isSame: boolean): SetDraft {
  return {
    form: isSame ? 'unchanged' : 'edited',
    places: [now.place, old.place],
    message: `The ${now.kind} \`${now.name}\` stood in ${old.file.path} and ${isSame ? 'is unchanged' : 'was edited'}.`,
  };
}
