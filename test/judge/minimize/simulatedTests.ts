import { diffArrays } from 'diff';
import type { Parse } from '../../../server/engine/syntax/document';
import { languageOf } from '../../../server/engine/syntax/languages';
import { lexemesOf } from '../../../server/engine/syntax/lexemes';
import { kindTable } from '../../../server/engine/syntax/kindTable';
import { Interner } from '../../../server/engine/syntax/interner';
import { sourceText } from '../../../server/engine/syntax/sourceText';
import { malformations } from '../../../server/engine/syntax/wellFormed';
import type { GeneratedEdit } from '../generator/generate';

/**
 * A test that passes where the mutation is present and nothing is broken: the text parses, and the tokens that the
 * mutation replaced are replaced by those it put there. It knows the texts only, by a plain diff of tokens, nothing of
 * the engine's alignment or changes.
 */
export function simulatedTests(edit: GeneratedEdit, parse: Parse): (text: string) => boolean {
  const language = languageOf(edit.path)!;
  const tokensOf = (text: string): string[] | null => {
    const { text: plain } = sourceText(text);
    const tree = parse(language, plain);
    if (tree.errors.length > 0 || malformations(tree, plain, language).length > 0) return null;
    const { count, start, end, comment } = lexemesOf(
      tree,
      plain,
      kindTable(tree.kindNames, language),
      new Interner(),
    );
    return Array.from({ length: count }, (_, at) =>
      comment[at] === 1 ? '' : plain.slice(start[at], end[at]),
    ).filter((token) => token !== '');
  };
  const before = tokensOf(edit.before)!;
  const mutation = hunksOf(before, tokensOf(edit.trueFix)!);
  return (text) => {
    const tokens = tokensOf(text);
    if (tokens === null) return false;
    const hunks = hunksOf(before, tokens);
    return mutation.every((wanted) => hunks.some((hunk) => holds(hunk, wanted, before)));
  };
}

/** A stretch of tokens of the original and what stands there instead. */
interface Hunk {
  readonly start: number;
  readonly end: number;
  readonly added: readonly string[];
}

function hunksOf(before: string[], after: string[]): Hunk[] {
  const hunks: { start: number; end: number; added: string[] }[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays(before, after)) {
    if (added || removed) {
      const last = hunks[hunks.length - 1];
      const hunk = last !== undefined && last.end === at ? last : { start: at, end: at, added: [] };
      if (hunk !== last) hunks.push(hunk);
      if (added) hunk.added.push(...value);
      else hunk.end = at += value.length;
    } else at += value.length;
  }
  return hunks;
}

/** Whether a hunk does what the wanted one does, and perhaps more around it. */
function holds(hunk: Hunk, wanted: Hunk, before: readonly string[]): boolean {
  if (hunk.start > wanted.start || hunk.end < wanted.end) return false;
  const joined = (tokens: readonly string[]): string => `\u0000${tokens.join('\u0000')}\u0000`;
  const left = before.slice(Math.max(0, hunk.start - 1), hunk.start);
  const right = before.slice(hunk.end, hunk.end + 1);
  const around = joined([...left, ...hunk.added, ...right]);
  const gone = before.slice(wanted.start, wanted.end);
  // Where nothing but an insertion tells it, it must stand beside a neighbour that it stood beside.
  if (gone.length === 0) {
    const [above, below] = [before[wanted.start - 1] ?? '', before[wanted.start] ?? ''];
    return [
      [above, ...wanted.added],
      [...wanted.added, below],
    ].some((run) => around.includes(joined(run)));
  }
  return (
    around.includes(joined(wanted.added)) &&
    (wanted.added.length > gone.length || !around.includes(joined(gone)))
  );
}
