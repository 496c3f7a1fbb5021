import type { Alignment } from './alignment';

/** The same alignment with the texts in each other's place: what is said of before can then be asked of after. */
export function flippedAlignment(alignment: Alignment): Pick<Alignment, 'before' | 'after' | 'units'> {
  const { before, after, units } = alignment;
  const equal = Uint8Array.from(units.beforeOf, (unit) => (unit === -1 ? 0 : units.equal[unit]!));
  return {
    before: after,
    after: before,
    units: { ...units, afterOf: units.beforeOf, beforeOf: units.afterOf, equal },
  };
}
