import Ajv from 'ajv';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../corpora/jsonLines';
import type { EditResult, JudgedFinding } from '../running/result';
import type { JudgedResult } from '../running/runAll';
import { findingKey } from './findingKey';
import { blindSheet } from './sheet';
import { verdictTable, type Verdict } from './verdicts';

const schema = JSON.parse(readFileSync(new URL('verdicts.schema.json', import.meta.url), 'utf8')) as object;
const verdicts = linesOf<Verdict>(fileURLToPath(new URL('verdicts.jsonl', import.meta.url)));

describe('committed verdicts', () => {
  it('follow their schema', () => {
    const validate = new Ajv().compile(schema);
    expect(verdicts.filter((verdict) => !validate(verdict))).toEqual([]);
  });

  it('judge each finding once', () => {
    expect(new Set(verdicts.map(({ key }) => key)).size).toBe(verdicts.length);
  });
});

describe('verdictTable', () => {
  it('joins verdicts to findings and tells what is gone', () => {
    const read: Verdict[] = [
      { key: findingKey('human/a', FINDING), rule: 'a-rule', verdict: 'right', note: '' },
      {
        key: findingKey('human/a', { ...FINDING, scope: 'gone' }),
        rule: 'a-rule',
        verdict: 'wrong',
        note: '',
      },
      { key: findingKey('human/not-run', FINDING), rule: 'a-rule', verdict: 'wrong', note: '' },
    ];
    const [, , row, grave] = verdictTable([result('human', 'human/a')], read, ['a-rule']).split('\n');
    expect(row).toMatch(/^\| a-rule +\| 100\.0 % \[20\.7-100\.0\] 1\/1 \| 0 +\| 0 +\| 0 +\| 1 +\|$/);
    expect(grave).toMatch(/^\| a-rule, warnings and errors \| 100\.0 % \[20\.7-100\.0\] 1\/1 \| 0 /);
  });
});

describe('blindSheet', () => {
  const judged = [result('human', 'human/secret-place'), result('ai', 'ai/secret-place')];

  it('shows findings of both sides and tells nothing of where they come from', () => {
    const sheet = blindSheet(judged, ['a-rule'], [], { perRule: 2, seed: 1, warnings: false });
    expect(sheet.verdicts.trim().split('\n')).toHaveLength(2);
    expect(sheet.text + sheet.verdicts).not.toContain('secret-place');
    expect(sheet.text + sheet.verdicts).not.toMatch(/human|\bai\b/);
    expect(sheet.text).toContain('>    2 second');
  });

  it('keeps to warnings and errors where that is asked, and fills up with what the other side has', () => {
    const hint = result('human', 'human/b', { ...FINDING, level: 'hint' });
    const others = ['ai/b', 'ai/c', 'ai/d'].map((id) => result('ai', id));
    const sheet = blindSheet([hint, ...others], ['a-rule'], [], { perRule: 4, seed: 1, warnings: true });
    expect(sheet.verdicts.trim().split('\n')).toHaveLength(3);
    expect(sheet.verdicts).not.toContain(findingKey('human/b', FINDING));
  });

  it('leaves out what has been read', () => {
    const read: Verdict[] = [
      { key: findingKey('ai/secret-place', FINDING), rule: 'a-rule', verdict: 'right', note: '' },
    ];
    const sheet = blindSheet(judged, ['a-rule'], read, { perRule: 2, seed: 1, warnings: false });
    expect(sheet.verdicts).toContain(findingKey('human/secret-place', FINDING));
    expect(sheet.verdicts).not.toContain(findingKey('ai/secret-place', FINDING));
  });
});

const FINDING: JudgedFinding = {
  id: '1',
  rule: 'a-rule',
  form: null,
  level: 'warning',
  certainty: 'proved',
  message: 'A second line.',
  path: 'a.py',
  scope: '',
  line: 2,
  subject: { before: [], after: [[1, 1]] },
  actions: [null],
};

function result(corpus: 'human' | 'ai', id: string, finding = FINDING): JudgedResult {
  const files = [{ path: 'a.py', previousPath: null, before: 'first\n', after: 'first\nsecond\n' }];
  const found: EditResult = { id, files: 1, lines: 1, findings: [finding], crashes: [], truncated: [] };
  return {
    edit: { id, corpus, group: 'python', link: id, files: () => files },
    results: { default: found, all: found },
  };
}
