import { nearCopyOf } from '../retained/nearCopy';
import { isDefinition } from '../retained/blocks';
import type { DraftFinding, Rule } from './rule';
import { changesIn, headOfNode, lineEvidence, liveUnits } from './shared/retained';

/** A function that should have gone is still there beside a near copy of it. */
export const duplicatePath: Rule = {
  metadata: {
    id: 'duplicate-path',
    summary: 'A near copy of code that should have gone was added beside it.',
    defaultLevel: 'warning',
    certainty: 'known',
    supersedes: [],
  },
  find({ edit, retained }) {
    const analysis = retained?.analysis ?? null;
    if (analysis === null || retained!.kept * 2 <= retained!.wanted) return [];
    const { after, before, match } = analysis;
    const chosen = new Set(retained!.routed.map(({ unit }) => unit.before));
    const found = new Map<number, DraftFinding>();
    for (const target of analysis.retained) {
      if (chosen.has(target.before) || !isDefinition(before, before.units[target.before]!)) continue;
      const copy = nearCopyOf(analysis, target);
      if (copy === null || found.has(copy.unit)) continue;
      const { node } = after.units[copy.unit]!;
      const span = headOfNode(analysis, node);
      const end = after.units[target.after]!.end;
      const units = liveUnits(analysis, (unit) => target.after <= unit && unit < end);
      const lines = analysis.lines.filter(({ line }) => analysis.targetOf[line] === target.before);
      found.set(copy.unit, {
        form: null,
        scope: match.scopes.after[copy.unit]!,
        subject: changesIn(edit, node),
        message: `This is a near copy of ${before.units[target.before]!.name ?? 'code'}, which should have gone and is still there.`,
        ranges: [span],
        evidence: [
          ...lineEvidence(analysis, lines),
          { role: 'what stands beside it', side: 'after', ...span },
        ],
        takeBack: null,
        finish: {
          title: 'Delete the code that was kept',
          requests: units === null ? [] : [{ units, spans: [], isNew: () => false, onlyDefault: false }],
        },
      });
    }
    return [...found.values()];
  },
};
