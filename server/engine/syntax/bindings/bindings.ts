import type { SyntaxDocument } from '../document';
import type { LanguageDescriptor } from '../language';
import type { SyntaxTree } from '../syntaxTree';
import { javascriptBindings } from './javascript';
import { NO_BINDINGS, type Bindings } from './model';
import { pythonBindings } from './python';

const known = new WeakMap<SyntaxTree, Bindings>();

/** Who is bound to what in a text; nothing under text treatment. Found when first asked for. */
export function bindingsOf({ tree, language, source }: SyntaxDocument): Bindings {
  return language === null ? NO_BINDINGS : bindingsIn(tree, source.text, language);
}

export function bindingsIn(tree: SyntaxTree, text: string, language: LanguageDescriptor): Bindings {
  const found = known.get(tree);
  if (found !== undefined) return found;
  const bindings =
    language.family === 'python' ? pythonBindings(tree, text) : javascriptBindings(tree, text, language);
  known.set(tree, bindings);
  return bindings;
}

/** The lexeme that holds a node: a node inside an atom, such as a format string, has none of its own. */
export function lexemeOf({ tree, lexemes }: SyntaxDocument, node: number): number {
  const first = lexemes.first[node]!;
  return first < lexemes.count && lexemes.start[first]! <= tree.start[node]! ? first : first - 1;
}
