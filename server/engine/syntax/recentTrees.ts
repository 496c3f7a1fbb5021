import type { Tree } from 'web-tree-sitter';
import type { SyntaxTree } from './syntaxTree';

/** A text that was parsed, with the parser's own tree, from which a similar text is parsed faster. */
export interface ParsedText {
  readonly grammar: string;
  readonly text: string;
  readonly live: Tree;
  readonly tree: SyntaxTree;
}

/** The two texts of an edit, and the one before. */
const KEPT = 3;

/**
 * The texts of the last edits, and the text that was parsed last. While somebody types, and when an edit follows on
 * another, one of the two texts is the same as before. Owns the parser's trees and frees them.
 */
export class RecentTrees {
  /** The texts of edits, the latest first. */
  private kept: readonly ParsedText[] = [];
  /** A text of which it is not known yet whether it belongs to an edit. */
  private last: ParsedText | null = null;

  find(grammar: string, text: string): ParsedText | null {
    const isIt = (each: ParsedText): boolean => each.grammar === grammar && each.text === text;
    if (this.last !== null && isIt(this.last)) return this.last;
    return this.kept.find(isIt) ?? null;
  }

  /** Keeps a text until the next one is parsed. */
  keep(parsed: ParsedText): void {
    if (parsed === this.last || this.kept.includes(parsed)) return;
    this.last?.live.delete();
    this.last = parsed;
  }

  /** Keeps the two texts of an edit. */
  keepEdit(before: ParsedText | null, after: ParsedText): void {
    const edit = before === null || before === after ? [after] : [after, before];
    const others = this.kept.filter((each) => !edit.includes(each));
    const all = [...edit, ...others];
    if (this.last !== null && !all.includes(this.last)) this.last.live.delete();
    this.last = null;
    all.slice(KEPT).forEach(({ live }) => live.delete());
    this.kept = all.slice(0, KEPT);
  }
}
