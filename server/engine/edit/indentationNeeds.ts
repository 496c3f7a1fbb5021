import type { EditScript, Segment, Span } from './model';

/** The change of layout that indents a unit's first line otherwise, with the indentation on both sides. */
interface Reindentation {
  readonly change: number;
  readonly before: number;
  readonly after: number;
}

/**
 * Where blocks are made of indentation, a block's lines are indented alike, and deeper than the block around it. So
 * changes that re-indent lines of one block need each other; one that re-indents a statement and one that re-indents
 * the block inside it need each other as far as the block would not stay the deeper one.
 */
export function addIndentationNeeds(script: EditScript): void {
  if (script.pair.after.language?.family !== 'python') return;
  const byUnit = reindentations(script);
  const { units } = script.pair.after;
  const need = (one: Reindentation, other: Reindentation): void => {
    if (one.change !== other.change) script.changes[one.change]!.needs.add(other.change);
  };
  for (const [unit, own] of byUnit) {
    const { parent } = units[unit]!;
    const outer = byUnit.get(parent);
    if (outer !== undefined && own.after <= outer.before) need(own, outer);
    if (outer !== undefined && own.before <= outer.after) need(outer, own);
    const first = byUnit.get(units[parent]!.children.find((child) => byUnit.has(child))!)!;
    need(first, own);
    need(own, first);
  }
}

function reindentations(script: EditScript): ReadonlyMap<number, Reindentation> {
  const byUnit = new Map<number, Reindentation>();
  for (const segments of [script.segments, ...script.moves.map((move) => move.segments)])
    addReindentations(script, segments, byUnit);
  return byUnit;
}

function addReindentations(
  { pair, changes, alignment }: EditScript,
  segments: readonly Segment[],
  byUnit: Map<number, Reindentation>,
): void {
  const { lexemes, units } = pair.after;
  const firstLexemes = new Map(units.map(({ index, firstLexeme }) => [firstLexeme, index]));
  let lexeme = 0;
  for (const segment of segments) {
    if (segment.kind === 'pair' || segment.trivia === -1) continue;
    const { origin } = changes[segment.trivia]!;
    const before = indentation(pair.before.source.text, segment.before);
    const after = indentation(pair.after.source.text, segment.after);
    if ((origin !== 'gap' && origin !== 'layout') || before === null || after === null || before === after)
      continue;
    while (lexeme < lexemes.count && lexemes.start[lexeme]! < segment.after.end) lexeme += 1;
    const unit = firstLexemes.get(lexeme);
    if (unit === undefined || unit === 0 || alignment.after.unitPair[unit] === -1) continue;
    byUnit.set(unit, { change: segment.trivia, before, after });
  }
}

/** Width of the indentation that trivia ends in, null where it holds no line end. */
function indentation(text: string, { start, end }: Span): number | null {
  const trivia = text.slice(start, end);
  return trivia.includes('\n') ? trivia.length - trivia.lastIndexOf('\n') - 1 : null;
}
