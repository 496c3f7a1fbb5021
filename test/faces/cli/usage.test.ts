import { describe, expect, it } from 'vitest';
import { pare } from './cli';

describe('the command line', () => {
  it.each([
    [[], 'name a command: compare, check, revert, minimize, explain, rules'],
    [['chek'], "unknown command 'chek' (did you mean check?)"],
    [['check', '--formt', 'json'], "unknown option '--formt' (did you mean --format?)"],
    [
      ['check', '--format', 'jsn'],
      'Choose one of text, json, sarif, github, markdown, agent (did you mean json?).',
    ],
    [['check', '--fail-on', 'warnings'], '(did you mean warning?)'],
    [['check', '--rule', 'extra-lines=hint'], 'unknown rule extra-lines (did you mean extra-line?)'],
    [['check', '--rule', 'extra-line'], '--rule extra-line has no level; write --rule extra-line=LEVEL'],
    [['check', '--rule', 'extra-line=warn'], 'unknown level warn in --rule extra-line=warn'],
    [['compare', 'a.py'], "missing required argument 'after'; 'pare --help' tells more"],
    [['explain', 'zzz'], "unknown rule zzz; 'pare rules' lists all"],
  ])('refuses %j', async (words, message) => {
    const { code, out, error } = await pare(words, { working: { 'a.py': '' } });
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^pare: .*\n$/);
    expect(error).toContain(message);
  });

  it('prints help and version', async () => {
    expect(await pare(['--version'])).toMatchObject({ code: 0, out: '1.2.3\n', error: '' });
    for (const words of [['--help'], ['help'], ['check', '--help'], ['help', 'revert']]) {
      const { code, out } = await pare(words);
      expect(code).toBe(0);
      expect(out).toContain('Usage: pare');
    }
  });

  it('takes options before and after the command', async () => {
    const { out } = await pare(['--format', 'json', 'rules']);
    expect(JSON.parse(out)).toHaveLength(2);
  });
});

describe('pare rules', () => {
  it('prints a table', async () => {
    expect((await pare(['rules'])).out).toBe(
      'RULE        LEVEL    CERTAINTY  SUMMARY\n' +
        'extra-line  warning  proved     A line says that it is extra.\n' +
        'other-line  hint     question   A line says that it is other.\n',
    );
  });
});

describe('pare explain', () => {
  it('prints the page of a rule, or what else is known', async () => {
    expect((await pare(['explain', 'extra-line'])).out).toBe('# extra-line\n\nIts page.\n');
    expect((await pare(['explain', 'other-line'])).out).toBe(
      '# other-line\n\nA line says that it is other.\n',
    );
  });

  it('prints JSON', async () => {
    const { out } = await pare(['explain', 'extra-line', '--format', 'json']);
    expect(JSON.parse(out)).toMatchObject({ id: 'extra-line', page: '# extra-line\n\nIts page.\n' });
  });
});
