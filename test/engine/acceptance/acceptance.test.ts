import { describe, expect, it } from 'vitest';
import { acceptFindings, ignoreFileReason, readTrailers } from '../../../server/engine/acceptance';
import { fileReport, finding } from '../../present/reports';

describe('accepting findings', () => {
  it('keeps every finding and gives the first reason', () => {
    const file = fileReport('a.py', 'a', 'b', {
      findings: [finding('1', { rule: 'rename' }), finding('2'), finding('3', { suppressed: 'before' })],
    });
    const accepted = acceptFindings(file, [
      ({ rule }) => (rule === 'rename' ? 'first' : null),
      ({ rule }) => (rule === 'rename' ? 'second' : null),
    ]);
    expect(accepted.findings.map(({ id, suppressed }) => [id, suppressed])).toEqual([
      ['1', 'first'],
      ['2', null],
      ['3', 'before'],
    ]);
  });
});

describe('a trailer', () => {
  const read = (...values: string[]) =>
    readTrailers(
      values.map((value) => ({ commit: 'abcdef0123456', value })),
      ['rename', 'formatting'],
    );
  const file = fileReport('a.py', 'a', 'b');

  it('accepts the findings of its rule', () => {
    const { accepts, notes } = read('rename the old name is gone from the API', ' formatting  black 26');
    expect(accepts(finding('1', { rule: 'rename' }), file)).toBe(
      'Pare-Accept in abcdef0: the old name is gone from the API',
    );
    expect(accepts(finding('1', { rule: 'formatting' }), file)).toBe('Pare-Accept in abcdef0: black 26');
    expect(accepts(finding('1', { rule: 'moved' }), file)).toBeNull();
    expect(notes).toEqual([]);
  });

  it('accepts nothing without a rule or a reason, and says so', () => {
    const { accepts, notes } = read('rename', 'renames are fine');
    expect(accepts(finding('1', { rule: 'rename' }), file)).toBeNull();
    expect(notes).toEqual([
      'Pare-Accept: rename (abcdef0) has no reason and accepts nothing.',
      "Pare-Accept: renames are fine (abcdef0) names no rule; 'pare rules' lists all.",
    ]);
  });
});

describe('pare-ignore-file', () => {
  it.each([
    [
      '# pare-ignore-file: kept as upstream has it\nx = 1\n',
      'pare-ignore-file in line 1: kept as upstream has it',
    ],
    ['#!/usr/bin/env node\n// pare-ignore-file\n', 'pare-ignore-file in line 2'],
    ['/* pare-ignore-file: data */\r\n', 'pare-ignore-file in line 1: data'],
    ['<!-- pare-ignore-file -->\n', 'pare-ignore-file in line 1'],
  ])('in a comment at the top of %j gives its reason', (text, reason) => {
    expect(ignoreFileReason(text, text)).toBe(reason);
    expect(ignoreFileReason('', text)).toBe(reason);
  });

  it.each([
    ['in a string', 'x = "pare-ignore-file"\n'],
    ['behind code', 'x = 1  # pare-ignore-file\n'],
    ['further down', `${'\n'.repeat(10)}# pare-ignore-file\n`],
    ['as part of another word', '# pare-ignore-files\n'],
  ])('%s says nothing', (_, text) => {
    expect(ignoreFileReason(text, text)).toBeNull();
  });

  it('that the edit brought along is named as such', () => {
    expect(ignoreFileReason('x = 1\n', '# pare-ignore-file\nx = 2\n')).toBe(
      'pare-ignore-file in line 1, added by this edit',
    );
  });
});
