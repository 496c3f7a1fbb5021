import type { ArtifactSearch } from './artifact';

/** Number and separator in front of a line; a colon only at the margin, where no entry of a dictionary stands. */
const NUMBERED = /^(?:[ \t]*(\d+)(?:\t|→|[ \t]*[|│](?: |$)?)|(\d+):(?:[ \t]|$))/;
const SHORTEST_RUN = 3;

/** The head of a line that a listing put in front of it. */
export interface NumberedLine {
  readonly line: number;
  readonly length: number;
}

/** Runs of lines that count up in front of their code, as a listing does, where they broke the syntax. */
export function numberedRuns({ lines, language, parsed, isNew, isQuoted }: ArtifactSearch): NumberedLine[][] {
  if (language === null || parsed.after || !parsed.before) return [];
  const runs: NumberedLine[][] = [];
  let run: NumberedLine[] = [];
  let expected = NaN;
  lines.forEach((text, line) => {
    const head = isNew(line) && !isQuoted(line) ? NUMBERED.exec(text) : null;
    const number = Number(head?.[1] ?? head?.[2] ?? NaN);
    if (number !== expected) {
      // An empty line of a listing is at times left without its number.
      if (text.trim() !== '' || Number.isNaN(expected)) run = [];
      expected = text.trim() === '' ? expected + 1 : NaN;
    }
    if (head === null) return;
    if (run.length === 0) runs.push(run);
    run.push({ line, length: head[0].length });
    expected = number + 1;
  });
  return runs.filter(({ length }) => length >= SHORTEST_RUN);
}
