import { structuredPatch } from 'diff';
import { badness, type Score } from './score';

/** The edits that the engine and the labels disagree about most, with what is needed to look at them again. */
export function printWorst(scores: readonly Score[], count: number): void {
  const worst = [...scores]
    .filter((score) => badness(score) > 0)
    .sort((one, other) => badness(other) - badness(one));
  console.log(`\nedits with a disagreement: ${worst.length} of ${scores.length}`);
  for (const score of worst.slice(0, count)) printScore(score);
}

/** Actions whose result is not the text without the labelled edits, and findings about nothing that is labelled. */
export function printActions(scores: readonly Score[]): void {
  for (const { item, findings } of scores) {
    for (const finding of findings) {
      const { rule, action, taken, labels, reason, message } = finding;
      if (action === 'exact' || (action === 'partial' && taken[0] !== 0)) continue;
      const names = (taken.length > 0 ? taken : labels).map((label) => item.generated.truth[label]!.kind);
      console.log(
        `seed ${item.generated.seed}: ${rule} ${action} [${names.join(', ')}] ${reason || message}`,
      );
    }
  }
}

export function printScore(score: Score): void {
  const { generated, report } = score.item;
  const kinds = generated.truth.map(({ kind, form }) => `${kind}/${form}`).join(' ');
  console.log(`\n== seed ${generated.seed} ${generated.path} (${report.treatment}): ${kinds}`);
  const groups = new Map<string, string[]>();
  for (const { side, line, kind, part, text } of score.wrong) {
    const key = `${side}:${line} ${kind} called ${part}`;
    groups.set(key, [...(groups.get(key) ?? []), text.slice(0, 40)]);
  }
  for (const [key, texts] of [...groups].slice(0, 12))
    console.log(`   ${key}: ${texts.join(' ').slice(0, 100)}`);
  for (const { rule, taken, result, wanted } of score.findings) {
    if (result === wanted) continue;
    console.log(
      `   ${rule} takes back ${taken.map((label) => generated.truth[label]!.kind).join(', ')}; wanted -, given +`,
    );
    for (const line of changedLines(wanted, result).slice(0, 12)) console.log(`      ${line}`);
  }
}

export function changedLines(one: string, other: string): string[] {
  const { hunks } = structuredPatch('', '', one, other, '', '', { context: 1 });
  return hunks.flatMap(({ oldStart, lines }) => [`@ ${oldStart}`, ...lines]);
}
