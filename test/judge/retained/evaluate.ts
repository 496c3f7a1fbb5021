import { appendFileSync, existsSync } from 'node:fs';
import { comparedFile } from '../../../server/engine/measures/reference/comparedFile';
import { retainedInFile } from '../../../server/engine/retained/retainedFile';
import { strategyOf, type Strategy } from '../../../server/engine/retained/strategy';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';
import { mcnemar, wilson } from './intervals';
import { readLines, tasksIn, type Task } from './triples';

/**
 * Guard-and-go over model patches with the developer's as reference: strategies and forms of all, and on labelled ones
 * precision and recall beside a naive rule.
 *
 * With `--out` each verdict is kept as soon as it is there, and a later run goes on from them. Labelled patches come
 * first; `--report` only reports what is kept.
 *
 * Usage: evaluate.ts [--out VERDICTS.jsonl] [--report] TRIPLES.jsonl LABELS.jsonl
 */
const args = process.argv.slice(2);
const at = args.indexOf('--out');
const out = at === -1 ? null : args.splice(at, 2)[1]!;
const reportAt = args.indexOf('--report');
const onlyReport = reportAt !== -1;
if (onlyReport) args.splice(reportAt, 1);

interface Label {
  readonly instance_id: string;
  readonly submission: string;
  readonly stratum: string;
  readonly label: Strategy;
  readonly form: string | null;
  readonly certainty: 'high' | 'medium' | 'low';
}

/** The labels' names of the forms. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  'special-case-carve-out': 'special-case',
  'missing-feature-injection': 'feature-injection',
  'upstream-reroute-around-preserved-branch': 'upstream-reroute',
  'preserved-path-as-live-fallback': 'live-fallback',
  'failure-site-symptom-patch': 'symptom-patch',
  'missing-element-existence-bypass': 'missing-element',
};

interface Verdict {
  readonly id: string;
  readonly strategy: Strategy | 'no target';
  readonly form: string | null;
  readonly kept: number;
  readonly wanted: number;
  /** Null where there is no label to compare it with. */
  readonly naive: boolean | null;
}

const labels = readLines<Label>(args[1]!);
const labelled = new Set(labels.map(keyOf));
const byId = new Map<string, Verdict>();
if (out !== null && existsSync(out))
  for (const verdict of readLines<Verdict>(out)) byId.set(verdict.id, verdict);
if (!onlyReport) {
  await judgeAll((id) => labelled.has(id));
  await judgeAll((id) => !labelled.has(id));
}

console.log(`strategies and forms, ${byId.size} patches`);
table([...byId.values()].map(({ strategy, form }) => `${strategy}${form === null ? '' : `, ${form}`}`));
const withTarget = [...byId.values()].filter(({ strategy }) => strategy !== 'no target');
console.log('\nstrategies by submission, patches with a target');
table(withTarget.map(({ id, strategy }) => `${id.split(' ').slice(1).join(' ')}, ${strategy}`));
judge('all labelled, high and medium', labels.filter(isSure));
for (const stratum of [...new Set(labels.map((label) => label.stratum))])
  judge(
    `stratum ${stratum}, high and medium`,
    labels.filter((label) => isSure(label) && label.stratum === stratum),
  );
console.log('\nlabel and form -> found');
table(labels.filter(isSure).map((label) => `${named(label)} -> ${found(label)}`));

async function judgeAll(accepts: (id: string) => boolean): Promise<void> {
  for await (const task of tasksIn(args[0]!)) {
    const id = keyOf(task);
    if (byId.has(id) || !accepts(id)) continue;
    const verdict = verdictOn(task);
    byId.set(id, verdict);
    if (out !== null) appendFileSync(out, `${JSON.stringify(verdict)}\n`);
    if (byId.size % 25 === 0) console.error(`${byId.size} patches`);
  }
}

function verdictOn({ instance_id, submission, files }: Task): Verdict {
  const retained = files.map(({ path, base, gold, model }) =>
    retainedInFile(
      { before: base ?? '', after: model ?? '', wanted: { by: 'reference', reference: gold ?? '' } },
      languageOf(path),
      parse,
    ),
  );
  const { strategy, routed, kept, wanted } = strategyOf(retained);
  return {
    id: `${instance_id} ${submission}`,
    strategy: wanted === 0 ? 'no target' : strategy,
    form: strategy === 'guard-and-go' ? routed[0]!.form.id : null,
    kept,
    wanted,
    naive: labelled.has(`${instance_id} ${submission}`) ? naiveRule(files) : null,
  };
}

/** Half of the reference's lines kept or re-indented, and a control-flow line added. */
function naiveRule(files: Task['files']): boolean {
  let [wanted, kept, flow] = [0, 0, false];
  for (const { path, base, gold, model } of files) {
    const triple = { path, before: base ?? '', reference: gold ?? '', after: model ?? '' };
    const file = comparedFile(triple, languageOf(path), parse, { codeOnly: false, paperStrict: false });
    wanted += file.wanted.length;
    kept += file.wanted.filter((line) => !file.removed.has(line)).length;
    flow ||= file.edit.added.some((line) =>
      /^(if|elif|else|for|while|try|except|with|case)\b/.test(file.afterTable.stripped[line]!),
    );
  }
  return wanted > 0 && kept * 2 >= wanted && flow;
}

function judge(title: string, part: readonly Label[]): void {
  const known = part.filter((label) => byId.has(keyOf(label)));
  const isTrue = (label: Label): boolean => label.label === 'guard-and-go';
  const isFound = (label: Label): boolean => byId.get(keyOf(label))!.strategy === 'guard-and-go';
  const isNaive = (label: Label): boolean => byId.get(keyOf(label))!.naive === true;
  console.log(`\n${title}: ${known.length}`);
  for (const [name, rule] of [
    ['pare', isFound],
    ['naive', isNaive],
  ] as const) {
    const hits = known.filter((label) => rule(label) && isTrue(label)).length;
    const alarms = known.filter(rule).length;
    const positives = known.filter(isTrue).length;
    console.log(`  ${name}: precision ${share(hits, alarms)}, recall ${share(hits, positives)}`);
  }
  const isRight = (rule: (label: Label) => boolean, label: Label): boolean => rule(label) === isTrue(label);
  const onlyPare = known.filter((label) => isRight(isFound, label) && !isRight(isNaive, label)).length;
  const onlyNaive = known.filter((label) => !isRight(isFound, label) && isRight(isNaive, label)).length;
  console.log(
    `  right only by pare ${onlyPare}, only by naive ${onlyNaive}, McNemar p ${mcnemar(onlyPare, onlyNaive).toFixed(3)}`,
  );
  for (const label of known.filter((candidate) => isFound(candidate) !== isTrue(candidate)))
    console.log(`    wrong: ${keyOf(label)}: ${named(label)} -> ${found(label)}`);
}

function isSure({ certainty }: Label): boolean {
  return certainty !== 'low';
}

function keyOf({ instance_id, submission }: Pick<Label, 'instance_id' | 'submission'>): string {
  return `${instance_id} ${submission}`;
}

function named({ label, form }: Label): string {
  return form === null ? label : `${label}, ${FORM_NAMES[form] ?? form}`;
}

function found(label: Label): string {
  const verdict = byId.get(keyOf(label));
  if (verdict === undefined) return 'no triple';
  return verdict.form === null ? verdict.strategy : `${verdict.strategy}, ${verdict.form}`;
}

function share(part: number, whole: number): string {
  const [low, high] = wilson(part, whole);
  return `${part}/${whole}${whole === 0 ? '' : ` = ${(part / whole).toFixed(2)}`} [${low.toFixed(2)}-${high.toFixed(2)}]`;
}

function table(values: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const [value, count] of [...counts].sort((one, other) => other[1] - one[1]))
    console.log(`  ${String(count).padStart(5)}  ${value}`);
}
