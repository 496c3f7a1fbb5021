import type { Edit } from '../edit/edit';
import { childOfField, kindOf } from '../syntax/syntaxTree';
import type { Rule } from './rule';
import { areWithin, changesAt, runOf, type LexemeRun } from './shared/changesAt';
import { scopeNames } from './shared/scopeNames';
import { counted, grouped, joined, numbersOf } from './shared/spans';

/** Types written at names that were there without. */
export const addedAnnotation: Rule = {
  metadata: {
    id: 'added-annotation',
    summary: 'Types were written at parameters, results and variables that were there.',
    defaultLevel: 'off',
    certainty: 'question',
    supersedes: [],
  },
  find({ edit, scopes }) {
    const { lexemes } = edit.pair.after;
    const scopeOf = scopeNames(edit.pair.after, scopes.after);
    const groups = grouped(addedAnnotations(edit), ({ first }) => scopeOf(first));
    return [...groups].map(([scope, runs]) => {
      const changes = [...new Set(runs.flatMap((run) => changesAt(edit, 'after', run)))];
      const isAlone = changes.every((change) => runs.some((run) => areWithin([change], 'after', run)));
      return {
        form: null,
        scope,
        subject: numbersOf(changes),
        message: `${counted(runs.length, 'type')} ${runs.length === 1 ? 'was' : 'were'} written at ${runs.length === 1 ? 'a name that was' : 'names that were'} there without.`,
        ranges: joined(
          runs.map(({ first, end }) => ({ start: lexemes.start[first]!, end: lexemes.end[end - 1]! })),
        ),
        evidence: [],
        takeBack: isAlone ? `Take ${counted(runs.length, 'type')} back` : null,
      };
    });
  },
};

const HOLDERS = new Set([
  'typed_parameter',
  'typed_default_parameter',
  'required_parameter',
  'optional_parameter',
  'variable_declarator',
  'assignment',
  'public_field_definition',
]);

/** Runs of after from the `:` or `->` to the end of the type: all new, behind a lexeme that was there. */
function addedAnnotations({ pair: { after }, alignment, language }: Edit): LexemeRun[] {
  const { tree } = after;
  const { pair } = alignment.after;
  if (language === null) return [];
  const runs: LexemeRun[] = [];
  for (let node = 1; node < tree.size; node += 1) {
    const type = HOLDERS.has(kindOf(tree, node))
      ? childOfField(tree, node, 'type')
      : language.functions.has(kindOf(tree, node))
        ? childOfField(tree, node, 'return_type')
        : null;
    if (type === null) continue;
    const own = runOf(after, type);
    // TypeScript's annotation holds its colon, Python's does not.
    const run = { first: kindOf(tree, type) === 'type_annotation' ? own.first : own.first - 1, end: own.end };
    // Inside a template a type has no lexemes of its own.
    let isNew = run.first > 0 && run.first < run.end && pair[run.first - 1] !== -1;
    for (let lexeme = run.first; lexeme < run.end; lexeme += 1) isNew &&= pair[lexeme] === -1;
    if (isNew) runs.push(run);
  }
  return runs;
}
