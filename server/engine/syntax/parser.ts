import { Language, Parser } from 'web-tree-sitter';
import type { LanguageDescriptor } from './language';
import { lineEdits } from './lineEdits';
import { RecentTrees, type ParsedText } from './recentTrees';
import { copyTree } from './copyTree';
import type { ReadTree, SyntaxTree } from './syntaxTree';

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
  /**
   * @param like a similar text in the same language and its tree, from which equal parts are taken: faster, and the
   * same tree
   */
  parse(language: LanguageDescriptor, text: string, like?: ReadTree): SyntaxTree;
}

let runtime: Promise<void> | undefined;

export async function createTreeParser(assets: ParserAssets): Promise<TreeParser> {
  // The WebAssembly runtime is one per process; a second initialisation would be ignored.
  runtime ??= assets.runtime().then((wasmBinary) => Parser.init({ wasmBinary }));
  await runtime;
  const parsers = new Map<string, Promise<Parser>>();
  const ready = new Map<string, Parser>();
  const recent = new RecentTrees();

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
    parse(language, text, like) {
      const { grammar } = language;
      const base = like === undefined ? null : recent.find(grammar, like.text);
      const parsed = recent.find(grammar, text) ?? parseText(language, text, base, like);
      if (like === undefined) recent.keep(parsed);
      else recent.keepEdit(base, parsed);
      return parsed.tree;
    },
  };

  function parseText(
    { name, grammar }: LanguageDescriptor,
    text: string,
    base: ParsedText | null,
    like: ReadTree | undefined,
  ): ParsedText {
    const parser = ready.get(grammar);
    const edits = like === undefined ? [] : lineEdits(like.text, text);
    const edited = base?.live.copy();
    edits.forEach((edit) => edited?.edit(edit));
    const live = parser?.parse(text, edited);
    edited?.delete();
    if (!live) throw new Error(`The grammar of ${name} is not loaded.`);
    return { grammar, text, live, tree: copyTree(live, text, like && { tree: like.tree, edits }) };
  }
}
