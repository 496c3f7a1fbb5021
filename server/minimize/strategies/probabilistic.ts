import { standing, type Group, type Strategy } from './strategy';

/**
 * Probabilistic delta debugging (Wang and others, 2021): remove the groups whose removal promises most, that is
 * number times the chance that none of them is needed. A failure makes each of them more likely to be needed, by
 * Bayes' rule. Where several sets can be run at once, the next ones are chosen as if those before had failed.
 */
export const probabilistic: Strategy = async ({ kept, groups, remover, attempts }) => {
  let current = kept;
  let open = groups.map((group) => ({ group, chance: group.chance }));
  while (open.length > 0 && !attempts.isStopped()) {
    const steps = plan(open, attempts.jobs);
    if (steps.length === 0) break;
    const sets = steps.map(({ removed }) =>
      remover.without(
        current,
        removed.flatMap(({ items }) => items),
      ),
    );
    const found = await attempts.first(sets);
    if (found === null) open = steps[steps.length - 1]!.ifFailed;
    else {
      current = found.kept;
      const left = new Set(standing(groups, current));
      const chances = found.index === 0 ? open : steps[found.index - 1]!.ifFailed;
      open = chances.filter(({ group }) => left.has(group));
    }
  }
  return current;
};

interface Open {
  readonly group: Group;
  readonly chance: number;
}

interface Step {
  readonly removed: readonly Group[];
  /** Chances once the removal has failed. */
  readonly ifFailed: Open[];
}

function plan(open: Open[], count: number): Step[] {
  const steps: Step[] = [];
  let chances = open;
  while (steps.length < count) {
    const chosen = mostPromising(chances);
    if (chosen.length === 0) break;
    const noneNeeded = chosen.reduce((product, { chance }) => product * (1 - chance), 1);
    const failed = new Set(chosen);
    chances = chances.map((one) => {
      if (!failed.has(one)) return one;
      // Alone, it is known to be needed; together, a chance that reaches 1 by rounding would never be tried alone.
      const chance = chosen.length === 1 ? 1 : Math.min(one.chance / (1 - noneNeeded), CERTAIN);
      return { ...one, chance };
    });
    steps.push({ removed: chosen.map(({ group }) => group), ifFailed: chances });
  }
  return steps;
}

const CERTAIN = 0.999;

function mostPromising(open: readonly Open[]): Open[] {
  const sorted = open.filter(({ chance }) => chance < 1).sort((one, other) => one.chance - other.chance);
  let best = 0;
  let size = 0;
  let noneNeeded = 1;
  sorted.forEach(({ chance }, index) => {
    noneNeeded *= 1 - chance;
    const gain = (index + 1) * noneNeeded;
    if (gain > best) {
      best = gain;
      size = index + 1;
    }
  });
  return sorted.slice(0, size);
}
