import { KINDS } from '../kinds';
import type { JudgedLexeme } from './judged';
import { partScores, type Score } from './score';
import { ruleScores } from './rules';

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
      `${score.rule.padEnd(16)} ${share(score.right, score.findings)} ${share(score.found, score.edits)} ${share(score.foundApart, score.apart)}          ${actions.join(', ')}`,
    );
  }
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

function share(part: number, whole: number): string {
  const ratio = whole === 0 ? '-' : (part / whole).toFixed(3);
  return `${ratio.padStart(5)} ${`(${part}/${whole})`.padEnd(12)}`;
}
