import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ParserAssets } from '../../engine/syntax/parser';
import { besideBundle } from '../besideBundle';

/** WebAssembly files as the build laid them beside the bundle, else as the package manager installed them. */
export const installedGrammars: ParserAssets = {
  runtime: () => read('web-tree-sitter.wasm', 'web-tree-sitter/web-tree-sitter.wasm'),
  grammar: (name) => read(`${name}.wasm`, `@vscode/tree-sitter-wasm/wasm/${name}.wasm`),
};

async function read(file: string, installed: string): Promise<Uint8Array> {
  const path = besideBundle('grammars', file) ?? createRequire(import.meta.url).resolve(installed);
  return new Uint8Array(await readFile(path));
}
