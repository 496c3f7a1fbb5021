import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../server/engine/engine';
import type { FileReport, Finding, Level } from '../../server/engine/report';
import { RULES } from '../../server/engine/rules';
import { SET_RULES } from '../../server/engine/rules/set';
import { applyEdits } from '../judge/applyEdits';
import { check } from '../support/check';
import { pair } from '../support/read';
import { fixturesOf, rulesWithFixtures, type Expectation, type Fixture } from './fixtures';

/** Rules about one file and those about a set of files share ids and pages. */
const IDS = [...RULES, ...SET_RULES].map(({ metadata }) => metadata.id);
const pages = new URL('../../docs/rules/', import.meta.url);

// Named by `%s`: vitest puts what `$name` stands for in quotes.
describe.each(RULES.map(({ metadata }) => [metadata.id, metadata] as const))('%s', (id, { defaultLevel }) => {
  const fires = fixturesOf(id, 'fires');
  const clean = fixturesOf(id, 'clean');

  describe.each(named(fires))('fires: %s', (_, fixture) => {
    it('finds what it should, where it should', () => {
      const report = reportOf(fixture, id);
      const found = findingsIn(report, id);
      expect(found.map((finding, index) => told(finding, fixture.expected[index]))).toEqual(fixture.expected);
      const levels = fixture.expected.map(({ level }) => level ?? (defaultLevel === 'off' ? 'hint' : defaultLevel));
      expect(found.map(({ level }) => level)).toEqual(levels.map((level) => levelIn(report, level)));
    });

    it('takes back exactly that', () => {
      const isOffered = fixture.expected.some(({ actions }) => actions.includes('offered'));
      expect(fixture.restored !== null).toBe(isOffered);
      expect(applied(fixture, id, 'takeBack')).toBe(fixture.restored ?? fixture.after);
    });

    it('finishes exactly that', () => {
      const isOffered = fixture.expected.some(({ actions }) => actions.includes('finish'));
      expect(fixture.finished !== null).toBe(isOffered);
      expect(applied(fixture, id, 'finish')).toBe(fixture.finished ?? fixture.after);
    });
  });

  it.each(named(clean))('keeps quiet: %s', (_, fixture) => {
    expect(fixture.before).not.toBe(fixture.after);
    expect(findingsIn(reportOf(fixture, id), id)).toEqual([]);
  });

  it('has cases that fire and cases that do not', () => {
    expect(fires.length).toBeGreaterThan(0);
    expect(clean.length).toBeGreaterThan(0);
  });

  it('has an id in kebab case, and one only', () => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(IDS.filter((other) => other === id)).toHaveLength(1);
  });

  it('supersedes rules that exist, and not itself in a circle', () => {
    const superseded = supersededBy(id);
    for (const other of superseded) expect(IDS).toContain(other);
    expect(superseded).not.toContain(id);
  });

  describe('page', () => {
    const page = pageOf(id);

    it('is headed by the id', () => {
      expect(headingsOf(page)[0]).toBe(`# ${id}`);
    });

    it('says when not to use the rule', () => {
      expect(headingsOf(page)).toContain('## When not to use it');
    });

    it('shows code that parses', () => {
      const samples = samplesIn(page);
      expect(samples.length).toBeGreaterThan(0);
      for (const { path, code } of samples) {
        expect({ code, faults: pair(path, code, code).faults.after }).toEqual({ code, faults: [] });
      }
    });
  });
});

describe.each(SET_RULES.map(({ metadata }) => metadata.id))('%s: page', (id) => {
  it('is headed by the id and says when not to use the rule', () => {
    const headings = headingsOf(pageOf(id));
    expect(headings[0]).toBe(`# ${id}`);
    expect(headings).toContain('## When not to use it');
  });
});

it('every folder of fixtures and every page belongs to a rule', () => {
  const named = readdirSync(pages).map((file) => file.replace(/\.md$/, ''));
  expect(named.sort()).toEqual([...IDS].sort());
  expect(rulesWithFixtures()).toEqual([...IDS].sort());
});

function named(fixtures: readonly Fixture[]): [string, Fixture][] {
  return fixtures.map((fixture) => [fixture.name, fixture]);
}

function reportOf({ path, before, after, wanted }: Fixture, rule: string): FileReport {
  const report = check(path, before, after, optionsFor(rule), wanted);
  // Whatever the rule under test says: a finding without a place cannot be shown.
  expect(report.findings.filter(({ ranges }) => ranges.length === 0)).toEqual([]);
  return report;
}

/** A rule that is off by default is asked all the same. */
function optionsFor(rule: string): CheckOptions {
  const isOff = RULES.find(({ metadata }) => metadata.id === rule)?.metadata.defaultLevel === 'off';
  return { levels: isOff ? { [rule]: 'hint' } : {}, questions: true };
}

function findingsIn({ findings }: FileReport, rule: string): Finding[] {
  return findings.filter((finding) => finding.rule === rule);
}

/** A finding in the words of an expectation, so that the two can be compared. */
function told(
  { form, scope, ranges, actions, certainty }: Finding,
  expected: Expectation | undefined,
): Expectation {
  return {
    ...(expected?.form !== undefined && { form: form ?? '' }),
    scope,
    ...(expected?.lines === undefined
      ? {
          ranges: ranges.map(({ start, end }) => [start.line, start.character, end.line, end.character]),
        }
      : { lines: linesOf(ranges) }),
    actions: actions.map(({ kind, withheld }) => {
      if (kind === 'finish') return withheld === null ? 'finish' : 'finish withheld';
      return withheld === null ? 'offered' : 'withheld';
    }),
    certainty,
    ...(expected?.level !== undefined && { level: expected.level }),
  };
}

function linesOf(ranges: Finding['ranges']): number[] {
  const lines = ranges.flatMap(({ start, end }) =>
    Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index),
  );
  return [...new Set(lines)].sort((one, other) => one - other);
}

/** An edit of one kind throughout is what it is: its findings inform. */
function levelIn({ editIs }: FileReport, level: Level): Level {
  return editIs !== null && (level === 'warning' || level === 'error') ? 'information' : level;
}

/** Applies one offered action of a rule after another, checking anew each time, as a person would. */
function applied(
  { path, before, after, expected, wanted }: Fixture,
  rule: string,
  wish: 'takeBack' | 'finish',
): string {
  let text = after;
  for (let round = 0; round <= expected.length; round += 1) {
    const actions = findingsIn(check(path, before, text, optionsFor(rule), wanted), rule).flatMap((finding) => finding.actions);
    const offered = actions.find(({ kind, withheld }) => kind === wish && withheld === null);
    if (offered === undefined) return text;
    text = applyEdits(text, offered.edits);
  }
  throw new Error(`${rule} still offers an action after ${expected.length + 1} were applied.`);
}

/** Everything a rule supersedes, directly or through another. */
function supersededBy(id: string): string[] {
  const found = new Set<string>();
  const queue = [id];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const rule = RULES.find(({ metadata }) => metadata.id === next);
    for (const other of rule?.metadata.supersedes ?? []) {
      if (!found.has(other)) queue.push(other);
      found.add(other);
    }
  }
  return [...found];
}

function pageOf(id: string): string {
  const page = new URL(`${id}.md`, pages);
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

function headingsOf(page: string): string[] {
  return outsideFences(page).filter((line) => /^#+ /.test(line));
}

function outsideFences(page: string): string[] {
  let isFenced = false;
  return page.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isFenced = !isFenced;
    return !isFenced && !isFence;
  });
}

const PATHS: Readonly<Record<string, string>> = {
  python: 'sample.py',
  javascript: 'sample.js',
  jsx: 'sample.jsx',
  typescript: 'sample.ts',
  tsx: 'sample.tsx',
};

/** Code of a page that is marked with a language which the engine reads. */
function samplesIn(page: string): { path: string; code: string }[] {
  return [...page.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, language, code]) => {
    const path = PATHS[language!];
    return path === undefined ? [] : [{ path, code: code! }];
  });
}
