import { wordsOf } from '../../edit/commentRuns';
import type { SyntaxDocument } from '../../syntax/document';
import { kindOf } from '../../syntax/syntaxTree';

const known = new WeakMap<SyntaxDocument, WrittenWords>();

/** Found when first asked for. */
export function writtenWordsOf(document: SyntaxDocument): WrittenWords {
  const found = known.get(document) ?? new WrittenWords(document);
  known.set(document, found);
  return found;
}

/** Words of a text's comments, strings and markup, by which a remark is found again whatever it became. */
class WrittenWords {
  private readonly words: string;

  constructor({ lexemes, source, tree }: SyntaxDocument) {
    const pieces: string[] = [];
    for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
      const isComment = lexemes.comment[lexeme] === 1;
      if (!isComment && !WRITTEN.has(kindOf(tree, lexemes.node[lexeme]!))) continue;
      // A remark may go on from one comment to the next, but not across code.
      if (lexeme === 0 || !isComment || lexemes.comment[lexeme - 1] === 0) pieces.push(BREAK);
      const words = wordsOf(source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!));
      if (words.length > 0) pieces.push(words.join(' '));
    }
    this.words = ` ${pieces.join(' ')} `;
  }

  /** How often the words of a remark stand here, in this order and without others between them. */
  count(remark: string): number {
    const run = ` ${wordsOf(remark).join(' ')} `;
    let count = 0;
    // Two runs may share the blank between them.
    for (let at = this.words.indexOf(run); at !== -1; at = this.words.indexOf(run, at + run.length - 1))
      count += 1;
    return count;
  }
}

const BREAK = '\n';
const WRITTEN = new Set(['string', 'template_string', 'jsx_text', 'concatenated_string']);
