import type { ArtifactForm } from '../edit/artifacts';
import type { ArtifactChange } from '../edit/edit';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { counted, excerpt, grouped, joined, lineSpan } from './shared/spans';

/** What a tool left behind that is no code, and a file that no longer parses. */
export const editArtifact: Rule = {
  metadata: {
    id: 'edit-artifact',
    summary:
      'A placeholder, a fence, a marker or line numbers stand in the code, or the file no longer parses.',
    defaultLevel: 'error',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const artifacts = context.edit.artifacts.filter(({ changes }) => changes.length > 0);
    const found = [...grouped(artifacts, ({ artifact }) => artifact.form)].map(([form, group]) =>
      artifactFinding(context, form as ArtifactForm, group),
    );
    return found.length > 0 ? found : syntaxError(context);
  },
};

const WORDS: Readonly<Record<ArtifactForm, { readonly one: string; readonly many: string }>> = {
  placeholder: { one: 'a placeholder stands for code', many: 'placeholders stand for code' },
  fence: { one: 'a Markdown fence stands in the code', many: 'Markdown fences stand in the code' },
  'conflict-marker': {
    one: 'a conflict marker stands in the file',
    many: 'conflict markers stand in the file',
  },
  'edit-marker': {
    one: 'a marker of an edit format stands in the file',
    many: 'markers of an edit format stand in the file',
  },
  'line-numbers': {
    one: 'line numbers of a listing stand in the code',
    many: 'line numbers of listings stand in the code',
  },
};

function artifactFinding(
  context: RuleContext,
  form: ArtifactForm,
  group: readonly ArtifactChange[],
): DraftFinding {
  const { edit } = context;
  const { after } = edit.pair;
  const subject = new Set(group.flatMap(({ changes }) => changes));
  const elided = form === 'placeholder' ? elidedCode(context, subject) : [];
  for (const change of elided) subject.add(change);
  const text = excerpt(after.source.text.slice(group[0]!.artifact.start, group[0]!.artifact.end));
  const what =
    group.length === 1
      ? `${capital(WORDS[form].one)}: \`${text}\``
      : `${group.length} ${WORDS[form].many}, the first: \`${text}\``;
  return {
    form,
    scope: context.scopeOf(edit.changes[group[0]!.changes[0]!]!),
    subject: [...subject].sort((one, other) => one - other),
    message: `${what}.${elided.length > 0 ? ' The code it stands for is gone.' : ''}`,
    ranges: joined(group.map(({ artifact }) => artifact)),
    evidence: elided.map((number) => ({
      role: 'code that is gone',
      side: 'before' as const,
      ...beforeSpan(context, number),
    })),
    takeBack:
      elided.length > 0
        ? 'Restore the code behind the placeholder'
        : `Remove ${counted(group.length, 'artefact')}`,
  };
}

/** Deletions in the gap in which a placeholder stands. */
function elidedCode({ edit }: RuleContext, placeholders: ReadonlySet<number>): number[] {
  const deleted = new Set<number>();
  for (const segment of edit.segments) {
    if (segment.kind === 'pair' || !segment.pieces.some(({ change }) => placeholders.has(change))) continue;
    for (const { side, change } of segment.pieces) {
      if (side === 'before' && !placeholders.has(change)) deleted.add(change);
    }
  }
  return [...deleted];
}

function beforeSpan({ edit }: RuleContext, number: number): { start: number; end: number } {
  const { beforeLexemes } = edit.changes[number]!;
  const { start, end } = edit.pair.before.lexemes;
  return { start: start[beforeLexemes[0]!]!, end: end[beforeLexemes[beforeLexemes.length - 1]!]! };
}

function syntaxError({ edit }: RuleContext): DraftFinding[] {
  const { faults, after } = edit.pair;
  const [first] = faults.after;
  if (first === undefined || faults.before.length > 0 || edit.pair.before.source.text.trim() === '')
    return [];
  const line = lineAt(after.source, Math.min(first.start, after.source.text.length));
  return [
    {
      form: 'syntax-error',
      scope: '',
      subject: [],
      message: `The file parsed before this edit and does not parse now: the syntax breaks at line ${line + 1}.`,
      ranges: [lineSpan(after, line)],
      evidence: [],
      takeBack: null,
    },
  ];
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
