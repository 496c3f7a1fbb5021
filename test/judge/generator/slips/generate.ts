import type { Parse } from '../../../../server/engine/syntax/document';
import { OVER_EDITS, type OverEdit } from '../edits';
import { mutation } from '../mutations';
import { parses, readProgram, type Program } from '../program';
import { fnv1a, mulberry32, type Random } from '../random';
import { apply, conflict, type EditDraft } from '../replacements';
import { SLIP_KINDS, SLIPS, type Slip } from '.';

/** An edit with mistakes in it, beside a change that was wanted and what else came along. */
export interface SlippedEdit {
  readonly path: string;
  readonly seed: number;
  readonly before: string;
  readonly after: string;
  readonly slips: readonly Slip[];
}

const ATTEMPTS = 8;
const OTHERS = Object.keys(OVER_EDITS) as OverEdit[];

/** The same for the same path, text and seed; null if no mistake finds a place. */
export function generateSlips(
  path: string,
  raw: string,
  seed: number,
  parse: Parse,
  kinds: readonly Slip[] = SLIP_KINDS,
): SlippedEdit | null {
  const program = readProgram(path, raw, parse);
  if (program === null) return null;
  const random = mulberry32(seed ^ fnv1a(path));
  const drafts: EditDraft[] = [];
  const add = (draft: EditDraft | null): boolean => {
    if (draft === null || drafts.some((other) => conflict(draft, other))) return false;
    if (!parses(path, apply(raw, [...drafts, draft]).text, parse)) return false;
    drafts.push(draft);
    return true;
  };
  add(mutation(program, random));
  const slips = addSlips(program, random, kinds, add);
  if (slips.length === 0) return null;
  for (let count = random.below(3); count > 0; count -= 1)
    add(OVER_EDITS[random.pick(OTHERS)](program, random));
  return { path, seed, before: raw, after: apply(raw, drafts).text, slips };
}

function addSlips(
  program: Program,
  random: Random,
  kinds: readonly Slip[],
  add: (draft: EditDraft | null) => boolean,
): Slip[] {
  const wanted = 1 + random.below(3);
  const slips: Slip[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && slips.length < wanted; attempt += 1) {
    const slip = random.pick(kinds);
    if (add(SLIPS[slip].make(program, random))) slips.push(slip);
  }
  return slips;
}
