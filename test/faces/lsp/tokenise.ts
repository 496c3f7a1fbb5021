import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IRawGrammar } from 'vscode-textmate';

export interface Token {
  readonly text: string;
  /** The innermost last. */
  readonly scopes: readonly string[];
}

/** Grammars by their scopes, and those that are injected into another. */
export interface Grammars {
  readonly grammars: readonly unknown[];
  readonly injections?: Readonly<Record<string, readonly string[]>>;
}

/** Reads a text by a grammar, with the libraries by which the editor does so. */
export async function tokenise(
  scopeName: string,
  text: string,
  { grammars, injections = {} }: Grammars,
): Promise<readonly Token[]> {
  await oniguruma.loadWASM(
    await readFile(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm')),
  );
  const all = grammars as readonly IRawGrammar[];
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (line) => new oniguruma.OnigString(line),
    }),
    loadGrammar: async (scope) => all.find((each) => each.scopeName === scope),
    getInjections: (scope) => injections[scope]?.slice(),
  });
  const grammar = await registry.loadGrammar(scopeName);
  let state = textmate.INITIAL;
  return text.split('\n').flatMap((line) => {
    const read = grammar!.tokenizeLine(line, state);
    state = read.ruleStack;
    return read.tokens.map(({ startIndex, endIndex, scopes }) => ({
      text: line.slice(startIndex, endIndex),
      scopes,
    }));
  });
}
