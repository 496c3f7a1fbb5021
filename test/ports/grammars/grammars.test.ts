import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/engine/syntax/languages';
import { createTreeParser } from '../../../server/engine/syntax/parser';
import { installedGrammars, memoryGrammars } from '../../../server/ports/grammars';

const GRAMMARS = [...new Set(LANGUAGES.map(({ grammar }) => grammar))];

async function inMemory() {
  const files = new Map([['web-tree-sitter.wasm', await installedGrammars.runtime()]]);
  for (const grammar of GRAMMARS) files.set(`${grammar}.wasm`, await installedGrammars.grammar(grammar));
  return memoryGrammars(files);
}

describe.each([
  ['installed', async () => installedGrammars],
  ['in memory', inMemory],
])('grammars %s', (_, provide) => {
  it.each(LANGUAGES)('parse $name', async (language) => {
    const parser = await createTreeParser(await provide());
    await parser.load(language);
    expect(parser.parse(language, 'a\n').size).toBeGreaterThan(1);
  });

  it('refuse a name they do not know', async () => {
    await expect((await provide()).grammar('tree-sitter-none')).rejects.toThrow('tree-sitter-none');
  });
});
