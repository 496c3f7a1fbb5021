import type { Program } from '../program';
import type { Random } from '../random';
import type { EditDraft } from '../replacements';
import {
  arithmeticOperators,
  comparisonOperators,
  conditionalInversion,
  edgeCaseGuards,
  nullishToOr,
} from './expressions';
import type { MutationOperator } from './operator';
import {
  booleanConstants,
  breakToContinue,
  functionCallName,
  listIndexing,
  numericConstants,
  rangeBounds,
} from './values';

/** Operators of the published corruption set and their JavaScript counterparts, at a random site each. */
const OPERATORS: Readonly<Record<string, MutationOperator>> = {
  comparison_operators: comparisonOperators,
  arithmetic_operators: arithmeticOperators,
  edge_case_guards: edgeCaseGuards,
  list_indexing: listIndexing,
  function_call_name: functionCallName,
  boolean_constants: booleanConstants,
  numeric_constants: numericConstants,
  range_bounds: rangeBounds,
  conditional_inversion: conditionalInversion,
  break_to_continue: breakToContinue,
  nullish_to_or: nullishToOr,
};

/** One small change of what the program does, or null if no operator finds a site. */
export function mutation(program: Program, random: Random): EditDraft | null {
  for (const form of random.shuffled(Object.keys(OPERATORS))) {
    const sites = OPERATORS[form]!(program);
    if (sites.length > 0) return { form, replacements: random.pick(sites) };
  }
  return null;
}
