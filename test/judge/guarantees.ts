import { checkFile } from '../../server/engine/checkFile';
import { readEdit, type Edit } from '../../server/engine/edit/edit';
import { render } from '../../server/engine/edit/render';
import type { FileReport, Finding, Level } from '../../server/engine/report';
import type { Wanted } from '../../server/engine/retained/retainedFile';
import { RULES } from '../../server/engine/rules';
import { readPair, type Parse } from '../../server/engine/syntax/document';
import type { LanguageDescriptor } from '../../server/engine/syntax/language';
import { applyEdits } from './applyEdits';
import { brokenNames } from './brokenNames';
import { commutation, isOfferedTakeBack, type Check, type Commuting, type Texts } from './commutation';

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
  readonly commuting: Commuting;
  /** Actions after which their rule finds no less, or another rule warns. */
  readonly stirring: readonly string[];
}

/** Checks what the engine promises of every edit. Whether results compile is left to the languages' own parsers. */
export function verify(
  edit: Texts & { readonly path: string; readonly wanted?: Wanted },
  language: LanguageDescriptor | null,
  parse: Parse,
): Verdict {
  const violations: string[] = [];
  const expect = (holds: boolean, promise: string): void => {
    if (!holds) violations.push(promise);
  };
  const check = checkWith(everyLevel(), edit, language, parse);
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
        action.kind === 'finish' || result === render(read, (change) => !taken.has(change)),
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

/** Rules that are off are asked as well: their actions are promised the same. */
function everyLevel(): Record<string, Level> {
  const off = RULES.filter(({ metadata }) => metadata.defaultLevel === 'off');
  return Object.fromEntries(off.map(({ metadata }) => [metadata.id, 'hint']));
}

/** Where only pairs are checked there is time for more of them. */
const MORE_PAIRS = 10;

/** Only what becomes of pairs of findings that are taken back one after the other. */
export function verifyPairs(
  edit: Texts & { readonly path: string },
  language: LanguageDescriptor | null,
  parse: Parse,
): Verdict {
  const { before, after } = edit;
  const check = checkWith(everyLevel(), edit, language, parse);
  const report = check(before, after);
  const read = readEdit(readPair(before, after, language, parse), language);
  const commuting = commutation({ before, after }, read, report, check, MORE_PAIRS);
  return { report, commuting, violations: [], offered: [], withheld: [], stirring: [] };
}

/** Whether one of these rules might say something of an edit: asked alone, none is outvoted by another. */
export function asksOf(
  edit: Texts & { readonly path: string },
  rules: readonly string[],
  language: LanguageDescriptor | null,
  parse: Parse,
): boolean {
  const levels = Object.fromEntries(
    RULES.map(({ metadata: { id } }): [string, Level] => [id, rules.includes(id) ? 'hint' : 'off']),
  );
  return checkWith(levels, edit, language, parse)(edit.before, edit.after).findings.length > 0;
}

function checkWith(
  levels: Record<string, Level>,
  { path, wanted }: { readonly path: string; readonly wanted?: Wanted },
  language: LanguageDescriptor | null,
  parse: Parse,
): Check {
  const about = { path, previousPath: null, ...(wanted !== undefined && { wanted }) };
  return (before, after) =>
    checkFile({ ...about, before, after }, { levels, questions: true }, language, parse);
}

function stirred({ before, after }: Texts, report: FileReport, check: Check): string[] {
  const count = ({ findings }: FileReport, belongs: (finding: Finding) => boolean): number =>
    findings.filter(belongs).length;
  return report.findings.flatMap((finding) => {
    const action = finding.actions.find(isOfferedTakeBack);
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
