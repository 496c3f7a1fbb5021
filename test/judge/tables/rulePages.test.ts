import { describe, expect, it } from 'vitest';
import { sectionOf, withSection } from './rulePages';

const PAGE = '# a-rule\n\nIt asks.\n\n## Known limits\n\n- None.\n\n## When not to use it\n\nNever.\n';
const NONE = { right: 0, wrong: 0, unclear: 0, grave: { right: 0, wrong: 0 }, goneWrong: 0 };

describe('the section of a rule page', () => {
  it('stands before the limits, once, however often it is written', () => {
    const once = withSection(PAGE, 'Often.');
    expect(once).toBe(PAGE.replace('## Known', '## How often it speaks\n\nOften.\n\n## Known'));
    expect(withSection(withSection(PAGE, 'Seldom.\n\nOr not.'), 'Often.')).toBe(once);
  });

  it('stands before the end of a page without limits', () => {
    const page = PAGE.replace('## Known limits\n\n- None.\n\n', '');
    expect(withSection(page, 'Often.')).toContain('Often.\n\n## When not');
  });

  it('gives rates with their counts and what a reader said', () => {
    const share = { part: 3, whole: 300, low: 0.0034, high: 0.029 };
    const none = { part: 0, whole: 0, low: 0, high: 1 };
    const rule = {
      findings: 4,
      perThousandLines: { rate: 0.5, low: 0, high: 1 },
      edits: share,
      withheld: none,
    };
    const atLeast = { error: none, warning: none, information: none, hint: none };
    const corpus = { corpus: 'human', group: null, edits: 300, files: 1, lines: 8000, crashes: 0 } as const;
    const counts = [{ ...corpus, rules: { 'a-rule': rule }, atLeast }];
    const section = sectionOf('a-rule', counts, {
      right: 28,
      wrong: 2,
      unclear: 1,
      grave: { right: 9, wrong: 1 },
      goneWrong: 3,
    });
    expect(section).toMatch(/people's commits \| 1\.0 % \[0\.3-2\.9\] 3\/300 \| 0\.50 \(4\)/);
    expect(section).toContain(
      'Read blind by one reader: 28 of 30 right, 1 unclear; of warnings and errors 9 of 10. Another 3 were wrong and are no longer reported.',
    );
    expect(sectionOf('a-rule', counts, NONE)).toContain('None of its findings has been read blind.');
  });
});
