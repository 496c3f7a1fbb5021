import { document } from '../../../support/read';

/** The ways in which a text is damaged: a token or a line is lost, doubled, swapped with the next, moved sideways. */
const KINDS = [
  'delete token',
  'double token',
  'swap tokens',
  'delete line',
  'double line',
  'swap lines',
  'indent line',
  'dedent line',
] as const;

export interface Mutant {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}

/** `count` damaged copies of a program, the same ones for the same seed. */
export function mutants(path: string, text: string, count: number, seed: number): Mutant[] {
  const { lexemes } = document(path, text);
  const random = generator(seed);
  const lines = text.split('\n');
  const made: Mutant[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = KINDS[index % KINDS.length]!;
    const mutant = kind.endsWith('line') || kind.endsWith('lines') ? ofLine(kind) : ofToken(kind);
    if (mutant !== text) made.push({ kind, text: mutant });
  }
  return made;

  function ofToken(kind: Mutant['kind']): string {
    const at = Math.floor(random() * (lexemes.count - 1));
    const start = lexemes.start[at]!;
    const end = lexemes.end[at]!;
    const token = text.slice(start, end);
    const nextStart = lexemes.start[at + 1]!;
    const nextEnd = lexemes.end[at + 1]!;
    if (kind === 'delete token') return text.slice(0, start) + text.slice(end);
    if (kind === 'double token') return `${text.slice(0, end)} ${text.slice(start)}`;
    return (
      text.slice(0, start) +
      text.slice(nextStart, nextEnd) +
      text.slice(end, nextStart) +
      token +
      text.slice(nextEnd)
    );
  }

  function ofLine(kind: Mutant['kind']): string {
    const at = Math.floor(random() * lines.length);
    const line = lines[at]!;
    const next = lines[at + 1] ?? '';
    const written: Readonly<Record<string, readonly string[]>> = {
      'delete line': [],
      'double line': [line, line],
      'swap lines': [next, line],
      'indent line': [line.trim() === '' ? line : `    ${line}`],
      'dedent line': [line.replace(/^ {1,4}/, '')],
    };
    const replaced = kind === 'swap lines' ? 2 : 1;
    return [...lines.slice(0, at), ...written[kind]!, ...lines.slice(at + replaced)].join('\n');
  }
}

/** Numbers from 0 up to, not including, 1 (a linear congruential generator). */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
