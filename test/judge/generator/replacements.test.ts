import { describe, expect, it } from 'vitest';
import { apply, conflict, type EditDraft } from './replacements';

const TEXT = 'def f():\n    a()\n    b()\n    c()\n';
const at = (line: string): number => TEXT.indexOf(line);
const insertion = (start: number, text: string): EditDraft => ({
  form: '',
  replacements: [{ start, end: start, text }],
});

const wrap: EditDraft = {
  form: '',
  replacements: [
    { start: at('    a'), end: at('    a'), text: '    if x:\n' },
    { start: at('    c'), end: at('    c'), text: '    else:\n        d()\n' },
  ],
  enclosure: {
    start: at('    a'),
    end: at('    c'),
    lineStarts: [at('    a'), at('    b')],
    lead: '    ',
  },
};

describe('apply', () => {
  it('puts enclosed lines deeper', () => {
    const { text } = apply(TEXT, [wrap]);
    expect(text).toBe('def f():\n    if x:\n        a()\n        b()\n    else:\n        d()\n    c()\n');
  });

  it('puts lines inserted in an enclosure deeper with it', () => {
    const inserted = insertion(at('    b'), '    e()\n');
    expect(apply(TEXT, [inserted]).text).toBe('def f():\n    a()\n    e()\n    b()\n    c()\n');
    expect(apply(TEXT, [wrap, inserted]).text).toContain('        a()\n        e()\n        b()\n');
  });

  it('leaves no indentation where a line is joined to the one above', () => {
    const joined: EditDraft = {
      form: '',
      replacements: [{ start: at('\n    b'), end: at('b('), text: '; ' }],
    };
    expect(conflict(wrap, joined)).toBe(false);
    expect(apply(TEXT, [wrap, joined]).text).toContain('        a(); b()\n');
  });

  it('says where everything went', () => {
    const { text, stretches, locate } = apply(TEXT, [wrap, insertion(at('b('), 'x.')]);
    const [span] = stretches[1]!;
    expect(text.slice(span!.after.start, span!.after.end)).toBe('x.');
    expect(text.slice(locate(at('c(')))).toBe('c()\n');
  });
});

describe('conflict', () => {
  it('is touching, or crossing the border of an enclosure', () => {
    expect(conflict(insertion(3, 'a'), insertion(3, 'b'))).toBe(true);
    expect(conflict(insertion(3, 'a'), insertion(4, 'b'))).toBe(false);
    const across: EditDraft = {
      form: '',
      replacements: [{ start: at('b('), end: at('c('), text: '' }],
    };
    expect(conflict(wrap, across)).toBe(true);
    expect(conflict(wrap, insertion(at('b('), 'x.'))).toBe(false);
  });
});
