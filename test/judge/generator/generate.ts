import type { Range } from '../../../server/engine/report';
import type { Span } from '../../../server/engine/edit/model';
import type { Parse } from '../../../server/engine/syntax/document';
import { rangeOf, sourceText } from '../../../server/engine/syntax/sourceText';
import { OVER_EDITS, type OverEdit } from './edits';
import type { Kind } from './kinds';
import { mutation } from './mutations';
import { parses, readProgram, type Program } from './program';
import { fnv1a, mulberry32, type Random } from './random';
import { apply, conflict, type EditDraft } from './replacements';
import { functionsOf } from './statements';

/** One edit inside a generated edit, and where it shows. */
export interface Truth {
  readonly kind: Kind;
  readonly form: string;
  /** As many as in `after`: each stretch is in both texts, empty where it is new or gone. */
  readonly before: readonly Range[];
  readonly after: readonly Range[];
  /** Unchanged text that could as well be said to have moved or to be the copy. */
  readonly twins: Readonly<Record<'before' | 'after', readonly Range[]>>;
  /** False for the mutation, the one change that was wanted. */
  readonly superfluous: boolean;
}

export interface GeneratedEdit {
  readonly path: string;
  readonly seed: number;
  readonly before: string;
  readonly after: string;
  /** The text with the mutation alone. */
  readonly trueFix: string;
  /** The mutation first. */
  readonly truth: readonly Truth[];
  /** The text without some of the edits, by index in `truth`: what taking just them back must give. */
  without(edits: ReadonlySet<number>): string;
}

export interface GeneratorOptions {
  /** Over-edits beside the mutation, at least one. */
  readonly most: number;
  readonly kinds: readonly OverEdit[];
}

export const DEFAULTS: GeneratorOptions = { most: 5, kinds: Object.keys(OVER_EDITS) as OverEdit[] };

interface Labelled {
  readonly kind: Kind;
  readonly draft: EditDraft;
}

/** An edit of a program, the same for the same path, text and seed; null if none is found. */
export function generate(
  path: string,
  raw: string,
  seed: number,
  parse: Parse,
  { most, kinds }: GeneratorOptions = DEFAULTS,
): GeneratedEdit | null {
  const source = sourceText(raw);
  const program = readProgram(path, source.text, parse);
  if (program === null || new Set(source.lineEnds).size > 1) return null;
  const random = mulberry32(seed ^ fnv1a(path));
  const fix = mutation(program, random);
  if (fix === null) return null;
  const edits: Labelled[] = [{ kind: 'mutation', draft: fix }];
  const isSound = (chosen: readonly Labelled[]): boolean => parsesWithoutAny(path, program, chosen, parse);
  if (!isSound(edits)) return null;
  const wanted = 1 + random.below(most);
  const focused = inFocus(program, random);
  for (let attempt = 0; attempt < wanted * ATTEMPTS && edits.length <= wanted; attempt += 1) {
    const kind = random.pick(kinds);
    const draft = OVER_EDITS[kind](random.chance(0.8) ? focused : program, random);
    if (draft === null || edits.some((other) => conflict(draft, other.draft))) continue;
    if (isSound([...edits, { kind, draft }])) edits.push({ kind, draft });
  }
  return edits.length === 1 ? null : described(path, raw, seed, program.text, edits);
}

const ATTEMPTS = 6;

/** One function: edits spread over a file hardly ever meet. */
function inFocus(program: Program, random: Random): Program {
  const functions = functionsOf(program);
  if (functions.length === 0) return program;
  const { node } = random.pick(functions);
  return { ...program, focus: { start: program.tree.start[node]!, end: program.tree.end[node]! } };
}

/** The program must parse with all edits, with each left out, and with each alone. */
function parsesWithoutAny(
  path: string,
  { text }: Program,
  edits: readonly Labelled[],
  parse: Parse,
): boolean {
  const drafts = edits.map(({ draft }) => draft);
  const newest = drafts.slice(-1);
  const subsets = [
    drafts,
    newest,
    ...drafts.map((_, index) => drafts.filter((__, other) => other !== index)),
  ];
  return subsets.every((subset) => parses(path, apply(text, subset).text, parse));
}

function described(
  path: string,
  before: string,
  seed: number,
  text: string,
  edits: readonly Labelled[],
): GeneratedEdit {
  const raw = (changed: string): string => asIn(before, changed);
  const drafts = edits.map(({ draft }) => draft);
  const { text: after, stretches, locate } = apply(text, drafts);
  const sources = { before: sourceText(before), after: sourceText(raw(after)) };
  const ranges = (index: number, side: 'before' | 'after'): Range[] =>
    stretches[index]!.map((stretch): Span => stretch[side]).map(({ start, end }) =>
      rangeOf(sources[side], start, end),
    );
  return {
    path,
    seed,
    before,
    after: raw(after),
    trueFix: raw(apply(text, drafts.slice(0, 1)).text),
    truth: edits.map(({ kind, draft: { form, twins = [] } }, index) => ({
      kind,
      form,
      before: ranges(index, 'before'),
      after: ranges(index, 'after'),
      twins: {
        before: twins.map(({ start, end }) => rangeOf(sources.before, start, end)),
        after: twins.map(({ start, end }) => rangeOf(sources.after, locate(start), locate(end))),
      },
      superfluous: kind !== 'mutation',
    })),
    without: (left) =>
      raw(
        apply(
          text,
          drafts.filter((_, index) => !left.has(index)),
        ).text,
      ),
  };
}

/** With the line ends and the byte order mark of the original. */
function asIn(original: string, changed: string): string {
  const mark = original.startsWith('\uFEFF') ? '\uFEFF' : '';
  const end = /\r\n|\r/.exec(original)?.[0] ?? '\n';
  return mark + (end === '\n' ? changed : changed.replaceAll('\n', end));
}
