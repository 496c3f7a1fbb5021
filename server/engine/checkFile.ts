import { complexitiesOf, describeFunctions, difference } from './describe/functions';
import { describeChanges } from './describe/changes';
import { describeFindings, findAll, TRIAL_LIMIT } from './describe/findings';
import { readEdit, type Edit } from './edit/edit';
import { partsOf } from './edit/figures';
import { lineFigures } from './measures/lineFigures';
import type { ChangeModel } from './edit/model';
import type { CheckOptions, FileEdit } from './engine';
import { sha256Hex } from './hash';
import { tokenDistance } from './measures/tokenDistance';
import { tokenSequence } from './measures/tokenSequence';
import type { FileReport, Level, Truncation } from './report';
import { RULES } from './rules';
import type { Rule } from './rules/rule';
import { readPair, type Parse } from './syntax/document';
import type { LanguageDescriptor } from './syntax/language';
import { scopeOfLexemes, scopesOf, type Scope } from './syntax/scopes';

/** The report of one file. The language's grammar must be loaded. */
export function checkFile(
  { path, previousPath, before, after }: FileEdit,
  options: CheckOptions,
  language: LanguageDescriptor | null,
  parse: Parse,
): FileReport {
  const pair = readPair(before, after, language, parse);
  const edit = readEdit(pair, language);
  const scopes = { before: scopesOf(pair.before), after: scopesOf(pair.after) };
  const scopeOf = scopeNamer(edit, scopes);
  const changes = describeChanges(edit, scopeOf);
  const found = findAll(RULES, (rule) => levelOf(rule, options), { edit, scopes, scopeOf });
  const editIs = kindOfEdit(
    edit,
    found.some(({ level }) => level === 'error'),
  );
  const described = describeFindings(edit, path, changes, found, parse, editIs !== null);
  const complexities = complexitiesOf(edit);
  const distance = tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
  return {
    path,
    previousPath,
    language: language?.id ?? 'unknown',
    treatment: pair.textReason === null ? 'tree' : 'text',
    treatmentReason: pair.textReason,
    editIs,
    skipped: null,
    truncated: truncations(edit, distance.exact, described.limited),
    beforeSha256: sha256Hex(before),
    afterSha256: sha256Hex(after),
    measures: {
      tokenDistance: { raw: distance },
      lines: lineFigures(pair.before.source, pair.after.source),
      cognitiveComplexity:
        complexities.before === null || complexities.after === null
          ? null
          : difference(complexities.before.file, complexities.after.file),
    },
    changes,
    parts: partsOf(changes),
    functions: describeFunctions(edit, scopes, changes, edit.changes.map(scopeOf), complexities),
    findings: described.findings,
  };
}

function levelOf({ metadata }: Rule, { levels, questions }: CheckOptions): Level {
  if (metadata.certainty === 'question' && !questions) return 'off';
  return levels[metadata.id] ?? metadata.defaultLevel;
}

/** Names the scope of a change: where it stands in after, else where it stood in before. */
function scopeNamer(
  edit: Edit,
  scopes: { readonly before: readonly Scope[]; readonly after: readonly Scope[] },
): (change: ChangeModel) => string {
  const before = scopeOfLexemes(edit.pair.before, scopes.before);
  const after = scopeOfLexemes(edit.pair.after, scopes.after);
  return ({ beforeLexemes, afterLexemes, beforeTrivia, afterTrivia }) => {
    const [a] = afterLexemes;
    if (a !== undefined) return scopes.after[after[a]!]?.name ?? '';
    const [b] = beforeLexemes;
    if (b !== undefined) return scopes.before[before[b]!]?.name ?? '';
    const offset = afterTrivia[0]?.start ?? beforeTrivia[0]?.start ?? 0;
    const { lexemes } = edit.pair.after;
    const lexeme = lastStarted(lexemes.start, offset);
    return lexeme === -1 ? '' : (scopes.after[after[lexeme]!]?.name ?? '');
  };
}

/** Index of the last start that is less than `offset`, or -1. */
function lastStarted(starts: Uint32Array, offset: number): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** The kind of an edit that is of one kind throughout. An edit with an error is never only a reformat. */
function kindOfEdit({ changes }: Edit, hasError: boolean): FileReport['editIs'] {
  const parts = new Set(changes.map(({ part }) => part));
  if (hasError || parts.size === 0) return null;
  for (const part of parts) if (part !== 'layout' && part !== 'line-ends' && part !== 'comment') return null;
  if (parts.has('comment')) return 'comment';
  return parts.has('layout') ? 'layout' : 'line-ends';
}

function truncations(edit: Edit, isDistanceExact: boolean, isTrialLimited: boolean): Truncation[] {
  const truncated: Truncation[] = [];
  const { limits } = edit.alignment;
  if (limits.has('alignment')) {
    truncated.push({ limit: 'alignment', missing: 'some equal code may be shown as deleted and inserted' });
  }
  if (limits.has('similarity')) {
    truncated.push({
      limit: 'similarity',
      missing: 'some edited statements may be shown as deleted and inserted',
    });
  }
  if (!isDistanceExact)
    truncated.push({ limit: 'distance', missing: 'the token distance is an upper bound' });
  if (isTrialLimited) {
    truncated.push({
      limit: 'trials',
      missing: `actions beyond the first ${TRIAL_LIMIT} were not tried and are not offered`,
    });
  }
  return truncated;
}
