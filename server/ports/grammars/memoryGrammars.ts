import type { ParserAssets } from '../../engine/syntax/parser';

/** @param files by file name, such as `tree-sitter-python.wasm`; the runtime is `web-tree-sitter.wasm` */
export function memoryGrammars(files: ReadonlyMap<string, Uint8Array>): ParserAssets {
  const read = async (name: string): Promise<Uint8Array> => {
    const bytes = files.get(name);
    if (bytes === undefined) throw new Error(`There is no ${name}.`);
    return bytes;
  };
  return { runtime: () => read('web-tree-sitter.wasm'), grammar: (name) => read(`${name}.wasm`) };
}
