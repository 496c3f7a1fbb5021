import { PARTS, type Part } from '../../../../server/engine/report';
import { EXPECTED, MAY_BE_UNCHANGED, type Kind } from '../kinds';
import { lexemesOf, type Judged, type JudgedLexeme } from './judged';
import { layoutScore, type LayoutScore } from './layout';
import { findingsOf, type JudgedFinding } from './takeBacks';

/**
 * Kinds of over-edit a rule asks about. A rule that is not here asks about none of them: all that it finds is about
 * something else, the mutation as often as not. Artefacts, dangling names and leftovers are never generated.
 */
export const RULE_KINDS: Readonly<Record<string, readonly Kind[]>> = {
  formatting: ['reformat'],
  whitespace: ['reformat'],
  'comment-lost': ['comment-dropped'],
  'comment-added': ['comment-added'],
  'comment-changed': ['comment-rewritten'],
  'comment-only': ['comment-added', 'comment-rewritten'],
  'added-validation': ['guard', 'guard-around'],
  'error-swallowed': ['try'],
  rename: ['rename-local'],
  'added-annotation': ['annotation'],
  'added-logging': ['logging'],
  'debug-left': ['logging'],
  'added-helper': ['helper-extracted', 'wrap-function'],
  'copied-block': ['copy-block'],
  restructured: ['inline'],
  moved: ['move', 'reorder'],
  'import-order': ['reorder'],
};

export interface Score {
  readonly item: Judged;
  readonly lexemes: readonly JudgedLexeme[];
  readonly wrong: readonly JudgedLexeme[];
  readonly layout: LayoutScore;
  readonly findings: readonly JudgedFinding[];
}

export function scoreOf(item: Judged): Score {
  const lexemes = lexemesOf(item);
  return {
    item,
    lexemes,
    wrong: lexemes.filter((lexeme) => !isRight(lexeme)),
    layout: layoutScore(item),
    findings: findingsOf(item),
  };
}

export function isRight({ kind, part }: JudgedLexeme): boolean {
  if (kind === 'unlabelled') return false;
  if (part === 'unchanged') return MAY_BE_UNCHANGED.has(kind);
  return EXPECTED[kind].includes(part);
}

export interface PartScore {
  readonly part: Part;
  readonly called: number;
  readonly right: number;
  /** Lexemes whose label allows this part first. */
  readonly labelled: number;
  readonly found: number;
}

export function partScores(lexemes: readonly JudgedLexeme[]): PartScore[] {
  return PARTS.map((part) => {
    const called = lexemes.filter((lexeme) => lexeme.part === part);
    const labelled = lexemes.filter(({ kind }) => kind !== 'unlabelled' && EXPECTED[kind].includes(part));
    const answered = labelled.filter(
      ({ kind, part: own }) => own !== 'unchanged' || !MAY_BE_UNCHANGED.has(kind as Kind),
    );
    return {
      part,
      called: called.length,
      right: called.filter(isRight).length,
      labelled: answered.length,
      found: answered.filter(isRight).length,
    };
  }).filter(({ called, labelled }) => called + labelled > 0);
}

/** Higher is worse: a wrong action weighs more than a lexeme. */
export function badness({ wrong, findings }: Score): number {
  return (
    wrong.length + 20 * findings.filter(({ action }) => action === 'different' || action === 'lossy').length
  );
}
