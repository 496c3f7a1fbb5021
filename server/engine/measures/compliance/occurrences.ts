import { hiddenLines } from '../../syntax/hiddenLines';
import { disablingAt, uncalledDefinitionAt, type ParsedText } from '../../syntax/disabled';
import type { LineTable } from '../reference/lineTable';
import { alignOutput } from './alignment';

/** What became of a line that had to go. */
export type Fate = 'removed' | 'live' | 'moved' | 'commented' | 'disabled';

/** One line of before that the reference removes. */
export interface Occurrence {
  /** Zero-based, in before. */
  readonly line: number;
  /** Number of the run of neighbouring lines that go together. */
  readonly run: number;
  readonly fate: Fate;
  /** Line of the output where it is still live, moved or disabled, or null. */
  readonly at: number | null;
}

/** How the lines of an output relate to those of before, given which of them the reference keeps. */
export interface Occurrences {
  readonly required: readonly Occurrence[];
  /** Lines of before that should have stayed and are not in the output. */
  readonly lost: readonly number[];
  /** Lines of the output that say something and come from nowhere in before. */
  readonly added: readonly number[];
  /** Lines of before that say something, in order. */
  readonly speaking: readonly number[];
}

export interface OutputText {
  readonly table: LineTable;
  /** Null where the text does not parse. */
  readonly parsed: ParsedText | null;
}

export function occurrencesIn(
  before: OutputText,
  output: OutputText,
  isKept: (line: number) => boolean,
): Occurrences {
  const speaking = linesThatSay(before.table);
  const outputLines = linesThatSay(output.table);
  const pairs = alignOutput(
    speaking.map((line) => before.table.normalised[line]!),
    outputLines.map((line) => output.table.normalised[line]!),
    speaking.map(isKept),
  );
  const free = new Set(outputLines);
  const pairOf = new Map<number, number>();
  speaking.forEach((line, index) => {
    if (pairs[index] === -1) return;
    pairOf.set(line, outputLines[pairs[index]!]!);
    free.delete(outputLines[pairs[index]!]!);
  });
  const hidden = hiddenCounts(before, output);
  const required: Occurrence[] = [];
  let run = -1;
  speaking.forEach((line, index) => {
    if (isKept(line)) return;
    if (index === 0 || isKept(speaking[index - 1]!)) run += 1;
    required.push({ line, run, ...fateOf(line) });
  });
  return {
    required,
    lost: speaking.filter((line) => isKept(line) && !pairOf.has(line)),
    added: [...free],
    speaking,
  };

  function fateOf(line: number): { readonly fate: Fate; readonly at: number | null } {
    const live = pairOf.get(line);
    const at = live ?? movedTo(line);
    if (at !== undefined) {
      free.delete(at);
      const fate = isDisabled(line, at) ? 'disabled' : live === undefined ? 'moved' : 'live';
      return { fate, at };
    }
    const text = before.table.normalised[line]!;
    const copies = hidden.get(text) ?? 0;
    if (copies === 0 || !/[\p{L}\p{N}_]/u.test(text)) return { fate: 'removed', at: null };
    hidden.set(text, copies - 1);
    return { fate: 'commented', at: null };
  }

  function movedTo(line: number): number | undefined {
    return [...free].find(
      (other) =>
        output.table.normalised[other] === before.table.normalised[line] &&
        output.table.scopes[other] === before.table.scopes[line],
    );
  }

  function isDisabled(line: number, at: number): boolean {
    if (output.parsed === null || before.parsed === null) return false;
    const place = contentStart(output.table, at);
    const origin = contentStart(before.table, line);
    if (disablingAt(output.parsed, place) !== null) return disablingAt(before.parsed, origin) === null;
    const isUncalled = uncalledDefinitionAt(output.parsed, place) !== null;
    return isUncalled && output.table.scopes[at] !== before.table.scopes[line];
  }
}

function linesThatSay({ normalised }: LineTable): number[] {
  return normalised.flatMap((text, line) => (text === '' ? [] : [line]));
}

function contentStart({ source, lines }: LineTable, line: number): number {
  return source.lineStarts[line]! + lines[line]!.length - lines[line]!.trimStart().length;
}

/** How often each text stands in comments of the output beyond how often it did in before. */
function hiddenCounts(before: OutputText, output: OutputText): Map<string, number> {
  const counts = new Map<string, number>();
  const count = ({ parsed }: OutputText, step: number): void => {
    if (parsed === null) return;
    for (const { text } of hiddenLines(parsed)) counts.set(text, (counts.get(text) ?? 0) + step);
  };
  count(output, 1);
  count(before, -1);
  for (const [text, copies] of counts) if (copies <= 0) counts.delete(text);
  return counts;
}
