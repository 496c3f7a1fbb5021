import { describe, expect, it } from 'vitest';
import { parse } from '../../../support/read';
import { asksOf } from '../../guarantees';
import { languageOf } from '../../../../server/engine/syntax/languages';
import { parses } from '../program';
import { PYTHON, TYPESCRIPT } from '../programs';
import { generateSlips } from './generate';
import { SLIP_KINDS, SLIPS } from '.';

const SEEDS = 15;
const PROGRAMS = [
  {
    path: 'a.py',
    text: `${PYTHON}\n\ndef checked(rows):\n    assert rows\n    if rows is None:\n        return []\n    return rows\n`,
  },
  {
    path: 'a.ts',
    text: `${TYPESCRIPT}\nexport function checked(rows: Row[]) {\n  if (!rows) {\n    return [];\n  }\n  return rows;\n}\n`,
  },
];

describe.each(PROGRAMS)('edits of $path with mistakes in them', ({ path, text }) => {
  it.each(SLIP_KINDS)('%s: the same by seed, well-formed, and mostly told of by the rule', (kind) => {
    const edits = Array.from(
      { length: SEEDS },
      (_, seed) => generateSlips(path, text, seed, parse, [kind]) ?? [],
    ).flat();
    expect(edits.length).toBeGreaterThan(0);
    const told = edits.filter((edit) => asksOf(edit, [SLIPS[kind].rule], languageOf(path), parse));
    expect(told.length).toBeGreaterThan(edits.length / 2);
    for (const { seed, after } of edits) {
      expect(parses(path, after, parse)).toBe(true);
      expect(generateSlips(path, text, seed, parse, [kind])!.after).toBe(after);
    }
  });
});
