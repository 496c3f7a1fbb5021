import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, positionAt, sourceText, type SourceText } from '../../../server/engine/syntax/sourceText';

const raw = fc
  .array(fc.constantFrom('a', 'b c', '\n', '\r\n', '\r', '\t', '\u{1F600}', ''), { maxLength: 30 })
  .chain((parts) => fc.boolean().map((bom) => (bom ? '\uFEFF' : '') + parts.join('')));

describe('sourceText', () => {
  it('can be given back', () => {
    fc.assert(
      fc.property(raw, (text) => {
        const source = sourceText(text);
        const lines = source.text.split('\n').map((line, index) => line + (source.lineEnds[index] ?? ''));
        expect((source.hasByteOrderMark ? '\uFEFF' : '') + lines.join('')).toBe(text);
      }),
    );
  });

  it('keeps the lines and columns of the original', () => {
    fc.assert(
      fc.property(raw, fc.nat(), (text, seed) => {
        const source = sourceText(text);
        const offset = seed % (source.text.length + 1);
        const lead = originalUpTo(source, offset);
        const lines = lead.split(/\r\n|\r|\n/);
        expect(positionAt(source, offset)).toEqual({
          line: lines.length - 1,
          character: lines[lines.length - 1]!.length,
        });
        expect(lineAt(source, offset)).toBe(lines.length - 1);
      }),
    );
  });
});

/** The original text up to an offset in the text with one kind of line end. */
function originalUpTo({ text, lineEnds, hasByteOrderMark }: SourceText, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  const ended = lines.map((line, index) => (index === lines.length - 1 ? line : line + lineEnds[index]!));
  return (hasByteOrderMark ? '\uFEFF' : '') + ended.join('');
}
