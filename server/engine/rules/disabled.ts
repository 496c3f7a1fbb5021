import { lineAt } from '../syntax/sourceText';
import type { Rule } from './rule';
import { lineEvidence } from './shared/retained';
import { grouped, lineSpan } from './shared/spans';

/** Code that should have gone is there and can never run. */
export const disabled: Rule = {
  metadata: {
    id: 'disabled',
    summary: 'Code that should have gone was switched off instead.',
    defaultLevel: 'warning',
    certainty: 'known',
    supersedes: [],
  },
  find({ edit, retained }) {
    const analysis = retained?.analysis ?? null;
    if (analysis === null) return [];
    const { after, match, targets } = analysis;
    const lines = analysis.lines.filter(({ disabling }) => disabling !== null);
    return [...grouped(lines, ({ disabling }) => `${disabling!.by} ${disabling!.node}`).values()].map(
      (group) => {
        const { disabling } = group[0]!;
        const numbers = new Set(group.map(({ at }) => at!));
        const units = [...targets].flatMap((unit) => {
          const at = match.afterOf[unit]!;
          const isHere =
            at !== -1 &&
            [...numbers].some(
              (line) => lineAt(after.source, after.lexemes.start[after.units[at]!.firstLexeme]!) === line,
            );
          return isHere ? [at] : [];
        });
        const outer = units.filter(
          (unit) => !units.some((other) => other < unit && unit < after.units[other]!.end),
        );
        const spans = [...numbers].sort((one, other) => one - other).map((line) => lineSpan(after, line));
        const start = after.tree.start[disabling!.node]!;
        const shown = disabling!.by === 'exit above' ? spans : [lineSpan(after, lineAt(after.source, start))];
        return {
          form: disabling!.by,
          scope: match.scopes.after[outer[0] ?? 0]!,
          subject: edit.changes.flatMap(({ number, afterLexemes }) =>
            afterLexemes.some((lexeme) => numbers.has(lineAt(after.source, after.lexemes.start[lexeme]!))) ||
            afterLexemes.some((lexeme) => after.lexemes.start[lexeme]! === start)
              ? [number]
              : [],
          ),
          message: `This should have gone and was switched off: ${WORDS[disabling!.by]}.`,
          ranges: shown,
          evidence: lineEvidence(analysis, group),
          takeBack: null,
          finish: {
            title: 'Delete the code that cannot run',
            requests: [
              {
                units: outer,
                spans: [],
                isNew: (unit: number) => analysis.isAdded[unit]!,
                onlyDefault: false,
              },
            ],
          },
        };
      },
    );
  },
};

const WORDS = {
  'false test': 'its test is always false',
  'exit above': 'a statement above it always leaves',
  'uncalled definition': 'nothing calls the function it is in',
  string: 'it is inside a string',
} as const;
