import { posix } from 'node:path';
import type { FileEdit } from '../../engine/engine';
import type { TextReading } from './readChange';

/** Git's own threshold for calling a deleted and an added file one that moved. */
const ENOUGH_IN_COMMON = 0.5;

/** Comparing every deleted with every added file is quadratic; above this nobody reviews file by file. */
const MAXIMUM_PAIRS = 2500;

/**
 * Git pairs moved files only where the move is staged; in a working tree it is usually not. Pairs each deleted
 * file with the added one that shares most lines with it.
 */
export function pairMoved(readings: readonly TextReading[]): readonly FileEdit[] {
  const deleted = readings.filter(({ inWorkingTree, before }) => !inWorkingTree && before !== '');
  const added = readings.filter(({ inHead, after }) => !inHead && after !== '');
  const previous = new Map<TextReading, TextReading>();
  if (deleted.length * added.length <= MAXIMUM_PAIRS) {
    for (const { from, to } of candidates(deleted, added)) {
      const isTaken = previous.has(to) || [...previous.values()].includes(from);
      if (!isTaken) previous.set(to, from);
    }
  }
  const gone = new Set(previous.values());
  return readings
    .filter((reading) => !gone.has(reading))
    .map((reading) => edit(reading, previous.get(reading)));
}

function edit(reading: TextReading, from: TextReading | undefined): FileEdit {
  const { path, previousPath, before, after, inHead, inWorkingTree, isTracked, modes } = reading;
  return {
    path,
    previousPath: from?.path ?? previousPath,
    before: from?.before ?? before,
    after,
    origin: {
      inBefore: inHead || from !== undefined,
      inAfter: inWorkingTree,
      isTracked,
      modes: { before: from?.modes.before ?? modes.before, after: modes.after },
    },
  };
}

interface Candidate {
  readonly from: TextReading;
  readonly to: TextReading;
  readonly similarity: number;
}

/**
 * Most similar first, of equals those that keep their name, then in order of path: the same tree always gives
 * the same pairs.
 */
function candidates(deleted: readonly TextReading[], added: readonly TextReading[]): readonly Candidate[] {
  return deleted
    .flatMap((from) => added.map((to) => ({ from, to, similarity: similarityOf(from.before, to.after) })))
    .filter(({ similarity }) => similarity >= ENOUGH_IN_COMMON)
    .sort((a, b) => b.similarity - a.similarity || Number(keepsName(b)) - Number(keepsName(a)));
}

function keepsName({ from, to }: Candidate): boolean {
  return posix.basename(from.path) === posix.basename(to.path);
}

/** Share of lines that both texts have, whatever their order. */
function similarityOf(before: string, after: string): number {
  const counts = new Map<string, number>();
  const beforeLines = before.split('\n');
  for (const line of beforeLines) counts.set(line, (counts.get(line) ?? 0) + 1);
  const afterLines = after.split('\n');
  let common = 0;
  for (const line of afterLines) {
    const count = counts.get(line) ?? 0;
    if (count === 0) continue;
    counts.set(line, count - 1);
    common += 1;
  }
  return (2 * common) / (beforeLines.length + afterLines.length);
}
