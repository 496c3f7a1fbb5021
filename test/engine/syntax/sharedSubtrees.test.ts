import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { edited as editedProgram, program } from '../../../bench/programs';
import { Interner } from '../../../server/engine/syntax/interner';
import { kindTable } from '../../../server/engine/syntax/kindTable';
import { languageOf } from '../../../server/engine/syntax/languages';
import { lexemesOf } from '../../../server/engine/syntax/lexemes';
import { sharedWith } from '../../../server/engine/syntax/sharedSubtrees';
import { treeHashes } from '../../../server/engine/syntax/treeHash';
import { parse } from '../../support/read';

const sources = readdirSync('server/engine', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => {
    const text = readFileSync(join('server/engine', name), 'utf8');
    const lines = text.split('\n');
    const edited = [...lines.slice(0, 5), 'const inserted = (1);', ...lines.slice(5)]
      .join('\n')
      .replaceAll('const start', 'const begin');
    return { path: name, text, edited };
  });
const programs = (['python', 'typescript'] as const).map((id) => {
  const text = program(id, 2000);
  return { path: id === 'python' ? 'a.py' : 'a.ts', text, edited: editedProgram(text, id, 20) };
});

describe('what two texts share', () => {
  it('is read once and known of both', () => {
    let taken = 0;
    for (const { path, text, edited } of [...sources, ...programs]) {
      const language = languageOf(path)!;
      const before = parse(language, text);
      const after = parse(language, edited, { tree: before, text });
      const kinds = kindTable(before.kindNames, language);
      const interner = new Interner();
      const lexemes = lexemesOf(before, text, kinds, interner);
      const hashes = treeHashes(before, text, kinds, interner);
      const like = { tree: before, lexemes, hashes };

      expect(lexemesOf(after, edited, kinds, interner, like), path).toEqual(
        lexemesOf(after, edited, kinds, interner),
      );
      const { low, high } = treeHashes(after, edited, kinds, interner, { like });
      const read = treeHashes(after, edited, kinds, interner);
      expect([low, high], path).toEqual([read.low, read.high]);
      for (const { size } of sharedWith(after, before)) taken += size;
    }
    expect(taken).toBeGreaterThan(50_000);
  });

  it('is not known of a third one', () => {
    const language = languageOf('a.py')!;
    const text = program('python', 500);
    const edited = editedProgram(text, 'python', 5);
    const before = parse(language, text);
    const after = parse(language, edited, { tree: before, text });
    expect(sharedWith(after, before)).not.toEqual([]);
    expect(sharedWith(after, parse(language, `${text}\n`))).toEqual([]);
  });
});
