import { kindOf } from '../../syntax/syntaxTree';
import { isTrailing } from '../commentRuns';
import type { Span } from '../model';
import type { Artifact, ArtifactSearch } from './artifact';
import { losesCode } from './lostCode';
import { speaksOfElision } from './placeholderWords';
import { isNewLexeme } from './searched';

/** `# ... existing code ...`: a comment of its own that says code was left out. */
export function placeholders({ alignment }: ArtifactSearch): Artifact[] {
  const { document } = alignment.after;
  const { lexemes } = document;
  if (document.language === null) return [];
  const known = commentTexts();
  const found: Artifact[] = [];
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (lexemes.comment[lexeme] === 0) continue;
    const id = lexemes.id[lexeme]!;
    const left = known.get(id) ?? 0;
    // A comment that before has somewhere else was moved, not written.
    if (left > 0) known.set(id, left - 1);
    else if (isNewLexeme(alignment, lexeme) && isPlaceholder(lexeme)) {
      found.push({ form: 'placeholder', spans: [spanOf(lexeme)], erased: [], withheld: null });
    }
  }
  return found;

  function commentTexts(): Map<number, number> {
    const { lexemes: originals } = alignment.before.document;
    const counts = new Map<number, number>();
    for (let lexeme = 0; lexeme < originals.count; lexeme += 1) {
      if (originals.comment[lexeme] === 1) add(counts, originals.id[lexeme]!, 1);
    }
    for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
      if (lexemes.comment[lexeme] === 1 && !isNewLexeme(alignment, lexeme))
        add(counts, lexemes.id[lexeme]!, -1);
    }
    return counts;
  }

  function isPlaceholder(lexeme: number): boolean {
    const text = document.source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
    return speaksOfElision(text, {
      continuesComment: continuesComment(lexeme),
      standsForLostCode: () => losesCode(alignment, spanOf(lexeme)),
    });
  }

  function continuesComment(lexeme: number): boolean {
    if (lexeme === 0 || lexemes.comment[lexeme - 1] === 0 || isTrailing(document, lexeme - 1)) return false;
    const between = document.source.text.slice(lexemes.end[lexeme - 1]!, lexemes.start[lexeme]!);
    return /^[ \t]*\n[ \t]*$/.test(between);
  }

  /** In JSX the braces around a comment are part of it: they hold nothing else. */
  function spanOf(lexeme: number): Span {
    const own = { start: lexemes.start[lexeme]!, end: lexemes.end[lexeme]! };
    const { tree } = document;
    const around = tree.parent[lexemes.node[lexeme]!]!;
    if (around === -1 || kindOf(tree, around) !== 'jsx_expression') return own;
    const first = lexemes.first[around]!;
    const holdsOnlyIt = lexemes.first[tree.next[around]!]! - first === 3 && first + 1 === lexeme;
    return holdsOnlyIt ? { start: tree.start[around]!, end: tree.end[around]! } : own;
  }
}

function add(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, (counts.get(id) ?? 0) + count);
}
