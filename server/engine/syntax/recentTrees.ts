import type { Parse } from './document';
import type { SyntaxTree } from './syntaxTree';

/** Shorter texts are parsed in no time, and there are many of them: the parts of a text in which actions are tried. */
const WORTH_KEEPING = 20_000;

/** The two texts of an edit, and the one before. */
const KEPT = 3;

/**
 * Parses like `parse`, but not the texts that were parsed last. While somebody types, and when an edit follows on
 * another, one of the two texts is the same as before.
 */
export function withRecentTrees(parse: Parse, worthKeeping = WORTH_KEEPING): Parse {
  let recent: readonly { readonly language: string; readonly text: string; readonly tree: SyntaxTree }[] = [];
  return (language, text, like) => {
    if (text.length < worthKeeping) return parse(language, text, like);
    const known = recent.find((each) => each.language === language.id && each.text === text);
    const entry = known ?? { language: language.id, text, tree: parse(language, text, like) };
    recent = [entry, ...recent.filter((each) => each !== entry)].slice(0, KEPT);
    return entry.tree;
  };
}
