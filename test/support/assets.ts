import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ParserAssets } from '../../server/engine/syntax/parser';

const { resolve } = createRequire(import.meta.url);
const read = async (path: string) => new Uint8Array(await readFile(resolve(path)));

/** The grammars as installed, for tests that run without a build. */
export const assets: ParserAssets = {
  runtime: () => read('web-tree-sitter/web-tree-sitter.wasm'),
  grammar: (name) => read(`@vscode/tree-sitter-wasm/wasm/${name}.wasm`),
};
