import { functionAround, type Program } from '../program';
import type { Random } from '../random';
import type { EditDraft } from '../replacements';
import type { Producer } from './producer';
import { blankLinesChanged, trailingBlanks } from './reformatLines';
import { parenthesesAdded, quotesSwapped, semicolonDropped, trailingCommaAdded } from './reformatSpelling';
import { callWrapped, operatorSpacing } from './reformatSpacing';
import type { Site } from './site';

const FORMS: Readonly<Record<string, (program: Program) => readonly Site[]>> = {
  quotes: quotesSwapped,
  'operator-spacing': operatorSpacing,
  'call-wrapped': callWrapped,
  'trailing-comma': trailingCommaAdded,
  'blank-lines': blankLinesChanged,
  'trailing-blanks': trailingBlanks,
  parentheses: parenthesesAdded,
  semicolon: semicolonDropped,
};

/** Sites of one form that one edit changes, all in one function. */
const SITES = 3;

/** Other layout or spelling, the same tree. */
export const reformat: Producer = (program, random) => {
  for (const form of random.shuffled(Object.keys(FORMS))) {
    const sites = FORMS[form]!(program);
    if (sites.length > 0) return draft(program, random, form, sites);
  }
  return null;
};

function draft(program: Program, random: Random, form: string, sites: readonly Site[]): EditDraft {
  const shuffled = random.shuffled(sites);
  const scope = functionAround(program, shuffled[0]!.node);
  const same = shuffled.filter(({ node }) => functionAround(program, node) === scope);
  const chosen = disjoint(same).slice(0, 1 + random.below(SITES));
  const replacements = chosen.flatMap((site) => site.replacements);
  return { form, replacements: replacements.sort((one, other) => one.start - other.start) };
}

function disjoint(sites: readonly Site[]): Site[] {
  const kept: Site[] = [];
  for (const site of sites) {
    const [first] = site.replacements;
    const last = site.replacements[site.replacements.length - 1];
    const isFree = kept.every(({ replacements }) => {
      const lastOther = replacements[replacements.length - 1]!;
      return last!.end < replacements[0]!.start || lastOther.end < first!.start;
    });
    if (isFree) kept.push(site);
  }
  return kept;
}
