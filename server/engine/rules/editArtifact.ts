import type { ArtifactForm } from '../edit/artifacts';
import { losesCode } from '../edit/artifacts/lostCode';
import { everySegment, type ArtifactChange, type ChangeModel, type GapSegment } from '../edit/model';
import { isTrailing } from '../edit/commentRuns';
import { lineAt } from '../syntax/sourceText';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { lexemeSpan, counted, excerpt, grouped, joined } from './shared/spans';
import { syntaxError } from './shared/syntaxError';

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
    const { artifacts, changes } = context.edit;
    const found = [
      ...grouped(artifacts, ({ artifact, change }) =>
        JSON.stringify([artifact.form, context.scopeOf(changes[change]!)]),
      ).values(),
    ].map((group) => artifactFinding(context, group[0]!.artifact.form, group));
    return found.length > 0 ? found : syntaxError(context.edit);
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
  const { changes, pair } = context.edit;
  const own = group.map(({ change }) => change);
  const elided = form === 'placeholder' ? elidedCode(context, new Set(own)) : [];
  const withheld = withheldReason(context, group, elided.length > 0);
  return {
    form,
    scope: context.scopeOf(changes[own[0]!]!),
    subject: [...own, ...elided.map(({ number }) => number)].sort((one, other) => one - other),
    message: `${messageOf(context, form, group)}${elided.length > 0 ? ' The code it stands for is gone.' : ''}`,
    ranges: joined(group.flatMap(({ artifact }) => artifact.spans)),
    evidence: elided.map(({ beforeLexemes }) => ({
      role: 'code that is gone',
      side: 'before' as const,
      ...lexemeSpan(pair.before, beforeLexemes),
    })),
    takeBack:
      elided.length > 0
        ? 'Restore the code behind the placeholder'
        : `Remove ${counted(group.length, 'artefact')}`,
    ...(withheld !== null && { withheld }),
  };
}

/** Why the artefacts of a group must not simply go, or null. */
function withheldReason(
  { edit }: RuleContext,
  group: readonly ArtifactChange[],
  isRestorable: boolean,
): string | null {
  for (const { artifact } of group) {
    if (artifact.withheld !== null) return artifact.withheld;
    if (artifact.form !== 'placeholder' || isRestorable) continue;
    if (losesCode(edit.alignment, artifact.spans[0]!))
      return 'the code it stands for cannot be told from what was rewritten';
  }
  return null;
}

function messageOf({ edit }: RuleContext, form: ArtifactForm, group: readonly ArtifactChange[]): string {
  const { source } = edit.pair.after;
  const { start } = group[0]!.artifact.spans[0]!;
  // A line number says little without the line that it stands in front of.
  const line = source.lineStarts[lineAt(source, start) + 1] ?? source.text.length;
  const text = excerpt(source.text.slice(start, line));
  const { one, many } = WORDS[form];
  return group.length === 1
    ? `${one[0]!.toUpperCase()}${one.slice(1)}: \`${text}\`.`
    : `${group.length} ${many}, the first: \`${text}\`.`;
}

/** What was deleted in the gap in which a placeholder stands: it stands there instead. */
function elidedCode({ edit }: RuleContext, placeholders: ReadonlySet<number>): ChangeModel[] {
  const elided = new Set<ChangeModel>();
  for (const segment of everySegment(edit)) {
    if (segment.kind === 'pair') continue;
    const statements = statementsOf(segment);
    for (const { side, change } of statements.length === 0 ? [] : segment.pieces) {
      const deleted = edit.changes[change]!;
      if (side === 'before' && isElided(deleted, statements) && !isReplaced(deleted, segment))
        elided.add(deleted);
    }
  }
  return [...elided];

  /** Units of after in which the placeholders of a gap stand. */
  function statementsOf({ pieces }: GapSegment): number[] {
    const { owner } = edit.alignment.after;
    return pieces
      .filter(({ change }) => placeholders.has(change))
      .map(({ change }) => owner[edit.changes[change]!.afterLexemes[0]!]!);
  }

  /**
   * Whole statements, the comments between them, and what went out of the very statement in which the placeholder
   * stands. What has another text in after instead was edited, not left out.
   */
  function isElided(change: ChangeModel, statements: readonly number[]): boolean {
    const { origin, beforeLexemes, afterLexemes, afterUnit } = change;
    if (afterLexemes.length > 0) return false;
    if (origin === 'comment') return !isTrailing(edit.pair.before, beforeLexemes[0]!);
    return origin === 'unit' || (origin === 'own' && statements.includes(afterUnit));
  }

  /** A block is left once: a `return` that was written behind the placeholder stands for the one that went. */
  function isReplaced({ origin, beforeUnit }: ChangeModel, { pieces }: GapSegment): boolean {
    const { before, after } = edit.pair;
    const kind = origin === 'unit' ? before.units[beforeUnit]!.kind : '';
    return (
      /^(return|raise|throw)_statement$/.test(kind) &&
      pieces.some(({ side, change }) => {
        const inserted = edit.changes[change]!;
        return (
          side === 'after' && inserted.origin === 'unit' && after.units[inserted.afterUnit]!.kind === kind
        );
      })
    );
  }
}
