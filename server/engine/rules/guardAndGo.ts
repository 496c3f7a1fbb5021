import { addedGuards, type AddedGuard } from './blind/addedGuards';
import type { RetainedAnalysis } from '../retained/analysis';
import type { RoutedUnit } from '../retained/strategy';
import type { RemovalRequest } from '../actions/removal';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { changesIn, headOfNode, lineEvidence, liveUnits } from './shared/retained';
import { excerpt, grouped, headSpan } from './shared/spans';

/**
 * Code that should have gone was kept, and something new routes around it. Where nobody said what should have gone, it
 * is a question, and only asked where somebody wants questions.
 */
export const guardAndGo: Rule = {
  metadata: {
    id: 'guard-and-go',
    summary: 'Code that should have gone was kept, and new code routes around it.',
    defaultLevel: 'warning',
    certainty: 'known',
    supersedes: ['added-validation'],
  },
  find(context) {
    const { retained } = context;
    if (retained === null)
      return context.questions ? addedGuards(context).map((guard) => question(context, guard)) : [];
    if (retained.analysis === null || retained.kept * 2 <= retained.wanted) return [];
    const { analysis } = retained;
    const routes = grouped(retained.routed, ({ route }) => String(route.nodes[0]!));
    return [...routes.values()].map((routed) => finding(context, analysis, routed));
  },
};

function finding(
  context: RuleContext,
  analysis: RetainedAnalysis,
  routed: readonly RoutedUnit[],
): DraftFinding {
  const { form, route } = routed[0]!;
  const nodes = [...new Set(routed.flatMap((unit) => unit.route.nodes))];
  const guards = nodes.map((node) => headOfNode(analysis, node));
  const units = new Set(routed.map(({ unit }) => unit.before));
  const lines = analysis.lines.filter(
    ({ line, fate }) =>
      fate === 'live' && analysis.targetOf[line] !== undefined && units.has(analysis.targetOf[line]),
  );
  const scopes = routed.map(({ unit }) => analysis.match.scopes.after[unit.after]!);
  const scope = scopes.reduce((one, other) => (other.length > one.length ? other : one));
  const shown = excerpt(analysis.after.source.text.slice(guards[0]!.start, guards[0]!.end));
  return {
    form: form.id,
    scope,
    subject: changesIn(context.edit, route.nodes[0]!),
    message: `This should have gone and was kept ${form.words}: \`${shown}\`.`,
    ranges: [guards[0]!],
    evidence: [
      ...lineEvidence(analysis, lines),
      ...guards.map((span) => ({ role: 'what routes around it', side: 'after' as const, ...span })),
    ],
    takeBack: null,
    finish: {
      title: 'Delete the code that was kept',
      requests: requestsFor(analysis, new Set(scopes), form.id),
    },
  };
}

/** What is wanted gone from the functions first, then all that is wanted gone from the file. */
function requestsFor(
  analysis: RetainedAnalysis,
  scopes: ReadonlySet<string>,
  form: string,
): RemovalRequest[] {
  const isDefault = form === 'missing-element' || form === 'exception-catch';
  return [(unit: number) => scopes.has(analysis.match.scopes.after[unit]!), () => true].flatMap((accepts) => {
    const units = liveUnits(analysis, accepts);
    if (units === null || units.length === 0) return [];
    return [{ units, spans: [], isNew: (unit: number) => analysis.isAdded[unit]!, onlyDefault: isDefault }];
  });
}

function question(
  { edit, scopeOf }: RuleContext,
  { change, form, place, unit, kept }: AddedGuard,
): DraftFinding {
  const { after } = edit.pair;
  const { firstLexeme, endLexeme } = after.units[unit]!;
  const range = headSpan(after, firstLexeme, endLexeme);
  const shown = excerpt(after.source.text.slice(range.start, range.end));
  return {
    form,
    scope: scopeOf(change),
    subject: [change.number],
    message: `Should the code ${place === 'before' ? 'behind' : 'inside'} this check have changed instead? \`${shown}\` was added and decides whether it runs.`,
    ranges: [range],
    evidence: kept.map((old) => {
      const head = after.units[old]!;
      return {
        role: 'code that stayed as it was',
        side: 'after' as const,
        ...headSpan(after, head.firstLexeme, head.endLexeme),
      };
    }),
    takeBack: 'Take the added check back',
    prefersTakeBack: true,
    certainty: 'question',
    level: 'hint',
  };
}
