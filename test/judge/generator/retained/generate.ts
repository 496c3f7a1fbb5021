import { sourceText } from '../../../../server/engine/syntax/sourceText';
import type { Parse } from '../../../../server/engine/syntax/document';
import { parses, readProgram } from '../program';
import { fnv1a, mulberry32 } from '../random';
import { RETAINED_EDITS, RETAINED_KINDS, type RetainedKind } from './edits';
import { pickTarget } from './target';

/** An edit that was to delete something, with what it did instead. */
export interface RetainedEdit {
  readonly path: string;
  readonly seed: number;
  readonly kind: RetainedKind;
  readonly before: string;
  readonly after: string;
  /** The text that was wanted. */
  readonly truth: string;
  /** Zero-based lines of before that should have gone. */
  readonly lines: readonly number[];
  /** Whether a comment or a blank line stands among them. */
  readonly hasRemarks: boolean;
}

const ATTEMPTS = 8;

/** The same for the same path, text, kind and seed; null if none is found. */
export function generateRetained(
  path: string,
  raw: string,
  seed: number,
  parse: Parse,
  kinds: readonly RetainedKind[] = RETAINED_KINDS,
): RetainedEdit | null {
  const { text } = sourceText(raw);
  if (text !== raw) return null;
  const program = readProgram(path, text, parse);
  if (program === null) return null;
  const random = mulberry32(seed ^ fnv1a(path));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const kind = random.pick(kinds);
    const target = pickTarget(path, program, random, parse);
    const draft = target === null ? null : RETAINED_EDITS[kind](program, target, random);
    if (target === null || draft === null || draft.after === text || draft.after === draft.truth) continue;
    if (!parses(path, draft.after, parse) || !parses(path, draft.truth, parse)) continue;
    const run = text.slice(target.start, target.end).split('\n').slice(0, -1);
    const hasRemarks = run.some((line) => /^\s*(#.*|\/\/.*)?$/.test(line));
    return {
      path,
      seed,
      kind,
      before: text,
      after: draft.after,
      truth: draft.truth,
      lines: target.lines,
      hasRemarks,
    };
  }
  return null;
}
