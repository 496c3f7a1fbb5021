import { Language, Parser } from 'web-tree-sitter';
import type { LanguageDescriptor } from './language';
import { copyTree, type ReadTree, type SyntaxTree } from './syntaxTree';

/** Where the parser's and the grammars' WebAssembly comes from; the engine itself reads no files. */
export interface ParserAssets {
  readonly runtime: () => Promise<Uint8Array>;
  /** @param name such as `tree-sitter-python` */
  readonly grammar: (name: string) => Promise<Uint8Array>;
}

/** Parses texts of the languages that were loaded. */
export interface TreeParser {
  /** Loads a language's grammar on first use. Must be awaited before `parse`. */
  load(language: LanguageDescriptor): Promise<void>;
  /** @param like a tree of a similar text in the same language, from which equal parts are taken */
  parse(language: LanguageDescriptor, text: string, like?: ReadTree): SyntaxTree;
}

let runtime: Promise<void> | undefined;

export async function createTreeParser(assets: ParserAssets): Promise<TreeParser> {
  // The WebAssembly runtime is one per process; a second initialisation would be ignored.
  runtime ??= assets.runtime().then((wasmBinary) => Parser.init({ wasmBinary }));
  await runtime;
  const parsers = new Map<string, Promise<Parser>>();
  const ready = new Map<string, Parser>();

  const open = async (grammar: string): Promise<Parser> => {
    const parser = new Parser();
    parser.setLanguage(await Language.load(await assets.grammar(grammar)));
    ready.set(grammar, parser);
    return parser;
  };

  return {
    async load({ grammar }) {
      if (!parsers.has(grammar)) parsers.set(grammar, open(grammar));
      await parsers.get(grammar);
    },
    parse({ name, grammar }, text, like) {
      const tree = ready.get(grammar)?.parse(text);
      if (!tree) throw new Error(`The grammar of ${name} is not loaded.`);
      try {
        return copyTree(tree, text, like);
      } finally {
        tree.delete();
      }
    },
  };
}
