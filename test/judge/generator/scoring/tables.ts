import { KINDS } from '../kinds';
import type { JudgedLexeme } from './judged';
import { partScores, type Score } from './score';
import { wilson } from '../../counting/intervals';
import { kindScores, ruleScores } from './rules';

export function printTables(scores: readonly Score[]): void {
  const lexemes = scores.flatMap((score) => score.lexemes);
  printConfusion(lexemes);
  console.log('\npart (lexemes)   precision          recall');
  for (const { part, called, right, labelled, found } of partScores(lexemes)) {
    console.log(`${part.padEnd(14)} ${share(right, called)} ${share(found, labelled)}`);
  }
  printLayout(scores);
  console.log(
    '\nrule             precision          recall             recall, alone on its lines   actions',
  );
  const rules = ruleScores(scores);
  for (const score of rules) {
    const actions = Object.entries(score.actions).map(([action, count]) => `${action} ${count}`);
    console.log(
      `${score.rule.padEnd(16)} ${interval(score.right, score.findings)} ${interval(score.found, score.edits)} ${interval(score.foundApart, score.apart)} ${actions.join(', ')}`,
    );
  }
  console.log(
    '\nkind             by a warning or error          at default levels              every rule on',
  );
  const kinds = kindScores(scores);
  for (const { kind, edits, warned, shown, found } of kinds)
    console.log(
      `${kind.padEnd(16)} ${interval(warned, edits)} ${interval(shown, edits)} ${interval(found, edits)}`,
    );
  const macro = (figure: 'warned' | 'shown' | 'found'): string =>
    (kinds.reduce((sum, kind) => sum + kind[figure] / kind.edits, 0) / Math.max(1, kinds.length)).toFixed(3);
  console.log(
    `macro over kinds ${(['warned', 'shown', 'found'] as const).map((figure) => macro(figure).padEnd(30)).join(' ')}`,
  );
  for (const { rule, missed } of rules)
    if (missed.length > 0) console.log(`missed by ${rule}: ${missed.join(', ')}`);
}

function printLayout(scores: readonly Score[]): void {
  const sum = (figure: 'called' | 'right' | 'labelled' | 'found'): number =>
    scores.reduce((total, { layout }) => total + layout[figure], 0);
  console.log(
    `${'layout, blanks'.padEnd(14)} ${share(sum('right'), sum('called'))} ${share(sum('found'), sum('labelled'))}`,
  );
}

function printConfusion(lexemes: readonly JudgedLexeme[]): void {
  const columns = [...new Set(lexemes.map(({ part }) => part))].sort();
  const rows = [...KINDS, 'unlabelled' as const];
  console.log(
    `lexemes, label by part\n${''.padEnd(18)}${columns.map((column) => column.padStart(12)).join('')}`,
  );
  for (const row of rows) {
    const own = lexemes.filter(({ kind }) => kind === row);
    const counts = columns.map((column) => own.filter(({ part }) => part === column).length);
    if (own.length > 0)
      console.log(row.padEnd(18) + counts.map((count) => String(count || '.').padStart(12)).join(''));
  }
}

/** Wilson's interval, 95 %. */
function interval(part: number, whole: number): string {
  if (whole === 0) return '-'.padEnd(30);
  const { low, high } = wilson(part, whole);
  return `${(part / whole).toFixed(3)} [${low.toFixed(2)}-${high.toFixed(2)}] (${part}/${whole})`.padEnd(30);
}

function share(part: number, whole: number): string {
  const ratio = whole === 0 ? '-' : (part / whole).toFixed(3);
  return `${ratio.padStart(5)} ${`(${part}/${whole})`.padEnd(12)}`;
}
