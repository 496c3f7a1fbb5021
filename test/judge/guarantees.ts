import { checkFile } from '../../server/engine/checkFile';
import { readEdit, type Edit } from '../../server/engine/edit/edit';
import { render } from '../../server/engine/edit/render';
import type { FileReport, Finding } from '../../server/engine/report';
import { RULES } from '../../server/engine/rules';
import { readPair, type Parse } from '../../server/engine/syntax/document';
import type { LanguageDescriptor } from '../../server/engine/syntax/language';
import { applyEdits } from './applyEdits';
import { brokenNames } from './brokenNames';

export interface OfferedAction {
  readonly rule: string;
  readonly title: string;
  readonly result: string;
}

export interface Verdict {
  readonly report: FileReport;
  readonly violations: readonly string[];
  readonly offered: readonly OfferedAction[];
  readonly withheld: readonly { readonly rule: string; readonly reason: string }[];
  /** Pairs of findings taken back one after the other, and what of them does not commute. */
  readonly commuting: { readonly tried: number; readonly differing: readonly string[] };
  /** Actions after which their rule finds no less, or another rule warns. */
  readonly stirring: readonly string[];
}

/** Checks what the engine promises of every edit. Whether results compile is left to the languages' own parsers. */
export function verify(
  edit: { readonly path: string; readonly before: string; readonly after: string },
  language: LanguageDescriptor | null,
  parse: Parse,
): Verdict {
  const violations: string[] = [];
  const expect = (holds: boolean, promise: string): void => {
    if (!holds) violations.push(promise);
  };
  // Rules that are off are asked as well: their actions are promised the same.
  const off = RULES.filter(({ metadata }) => metadata.defaultLevel === 'off');
  const levels = Object.fromEntries(off.map(({ metadata }) => [metadata.id, 'hint' as const]));
  const options = { levels, questions: true };
  const check = (before: string, after: string): FileReport =>
    checkFile({ path: edit.path, previousPath: null, before, after }, options, language, parse);
  const read = readEdit(readPair(edit.before, edit.after, language, parse), language);
  expect(render(read, () => true) === edit.after, '1: rendering every change gives after');
  expect(render(read, () => false) === edit.before, '1: rendering no change gives before');
  for (const promise of lexemesInOneChange(read)) violations.push(promise);
  const report = check(edit.before, edit.after);
  expect(sumsUp(report), '3: parts add up to the changes');
  const same = check(edit.after, edit.after);
  expect(same.changes.length === 0 && same.findings.length === 0, '5: no change, no report');
  expect(
    JSON.stringify(check(edit.before, edit.after)) === JSON.stringify(report),
    '6: same input, same report',
  );
  expect(report.editIs === null || isQuiet(report), '8: an edit of one kind is not warned about');

  const offered: OfferedAction[] = [];
  const withheld: { rule: string; reason: string }[] = [];
  const idOf = new Map(report.changes.map(({ id }, index) => [id, index]));
  for (const finding of report.findings) {
    for (const action of finding.actions) {
      if (action.withheld !== null) {
        withheld.push({ rule: finding.rule, reason: action.withheld });
        continue;
      }
      const taken = new Set([...finding.subject, ...action.alsoTakesBack].map((id) => idOf.get(id)!));
      const result = applyEdits(edit.after, action.edits);
      expect(
        result === render(read, (change) => !taken.has(change)),
        `4c: ${finding.rule} renders all but its closure`,
      );
      expect(result !== edit.after, `4: ${finding.rule} changes something`);
      if (language !== null) {
        const errors = parse(language, withLineFeeds(result)).errors.length;
        const known = parse(language, withLineFeeds(edit.after)).errors.length;
        expect(errors <= known, `4a: ${finding.rule} leaves no syntax error`);
        for (const broken of brokenNames(edit.after, result, language, parse)) {
          violations.push(`4b: ${finding.rule} leaves ${broken}`);
        }
      }
      offered.push({ rule: finding.rule, title: action.title, result });
    }
  }
  const commuting = commutation(edit, read, report, check);
  return { report, violations, offered, withheld, commuting, stirring: stirred(edit, report, check) };
}

type Texts = { readonly before: string; readonly after: string };
type Check = (before: string, after: string) => FileReport;

/** Pairs tried per edit: neighbours in the report, which are the likeliest to touch each other. */
const PAIRS = 3;

/**
 * Takes two findings back, the second found again by its id, and compares with taking both back at once. An action that
 * is withheld the second time promises nothing.
 */
function commutation(
  { before, after }: Texts,
  edit: Edit,
  report: FileReport,
  check: Check,
): Verdict['commuting'] {
  const offered = report.findings.filter(({ actions }) => actions.some(({ withheld }) => withheld === null));
  const idOf = new Map(report.changes.map(({ id }, index) => [id, index]));
  const differing: string[] = [];
  let tried = 0;
  for (const [index, first] of offered.slice(0, PAIRS).entries()) {
    const second = offered[index + 1];
    if (second === undefined) break;
    tried += 1;
    const between = applyEdits(after, first.actions[0]!.edits);
    const again = check(before, between).findings.find(({ id }) => id === second.id);
    const action = again?.actions.find(({ withheld }) => withheld === null);
    const taken = new Set(
      [first, second].flatMap(({ subject, actions }) =>
        [...subject, ...actions[0]!.alsoTakesBack].map((id) => idOf.get(id)!),
      ),
    );
    const both = render(edit, (change) => !taken.has(change));
    const name = `${first.rule}, then ${second.rule}`;
    if (again !== undefined && action === undefined) continue;
    if (action === undefined) {
      if (between !== both) differing.push(`${name}: not found again`);
    } else if (applyEdits(between, action.edits) !== both) differing.push(`${name}: another text`);
  }
  return { tried, differing };
}

function stirred({ before, after }: Texts, report: FileReport, check: Check): string[] {
  const count = ({ findings }: FileReport, belongs: (finding: Finding) => boolean): number =>
    findings.filter(belongs).length;
  return report.findings.flatMap((finding) => {
    const action = finding.actions.find(({ withheld }) => withheld === null);
    if (action === undefined) return [];
    const result = check(before, applyEdits(after, action.edits));
    const own = ({ rule, scope }: Finding): boolean => rule === finding.rule && scope === finding.scope;
    const isGrave = ({ level }: Finding): boolean => level === 'warning' || level === 'error';
    const graver = result.findings.find(
      ({ rule, level }) =>
        (level === 'warning' || level === 'error') &&
        count(result, (other) => other.rule === rule && isGrave(other)) >
          count(report, (other) => other.rule === rule && isGrave(other)),
    );
    return [
      ...(count(result, own) < count(report, own) ? [] : [`${finding.rule} is still found`]),
      ...(graver === undefined || report.editIs !== null ? [] : [`${finding.rule} brings ${graver.rule}`]),
    ];
  });
}

function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function lexemesInOneChange(edit: Edit): string[] {
  const violations: string[] = [];
  for (const side of ['before', 'after'] as const) {
    const { pair, document } = edit.alignment[side];
    const owners = new Int32Array(document.lexemes.count);
    for (const change of edit.changes) {
      for (const lexeme of side === 'before' ? change.beforeLexemes : change.afterLexemes)
        owners[lexeme]! += 1;
    }
    owners.forEach((count, lexeme) => {
      if (count > 1 || (pair[lexeme] === -1 && count !== 1))
        violations.push(`3: a lexeme of ${side} is in ${count} changes`);
    });
  }
  return [...new Set(violations)];
}

function sumsUp({ changes, parts }: FileReport): boolean {
  const rest = { ...parts, remainder: undefined };
  const figures = ['deletedTokens', 'insertedTokens', 'commentWords', 'layoutLines'] as const;
  return figures.every(
    (figure) =>
      changes.reduce((sum, change) => sum + change[figure], 0) ===
      Object.values(rest).reduce((sum: number, part) => sum + (part?.[figure] ?? 0), 0),
  );
}

function isQuiet({ findings }: FileReport): boolean {
  return findings.every(
    ({ level, actions }) =>
      (level === 'information' || level === 'hint') &&
      actions.every(({ applicability }) => applicability !== 'safe'),
  );
}
