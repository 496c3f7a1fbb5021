import type { GapSegment, Piece } from './model';

/** Pieces by the part of their gap that they stand in, in order. */
export function piecesByPart(gap: GapSegment, pieces: readonly Piece[]): Piece[][] {
  const partOf = partsOf(gap);
  const parts = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const part = partOf.get(piece)!;
    const known = parts.get(part);
    if (known === undefined) parts.set(part, [piece]);
    else known.push(piece);
  }
  return [...parts].sort(([one], [other]) => one - other).map(([, part]) => part);
}

function partsOf(gap: GapSegment): ReadonlyMap<Piece, number> {
  const known = knownParts.get(gap);
  if (known !== undefined) return known;
  const parts = partsAmong(gap.pieces);
  knownParts.set(gap, parts);
  return parts;
}

/** The parts of a gap are the same whatever stays in it, and each tried action asks for them. */
const knownParts = new WeakMap<GapSegment, ReadonlyMap<Piece, number>>();

/**
 * The part of its gap in which each piece stands. Changes with pieces of both texts are parts of their own, as long as
 * they do not cross; so are a placeholder and the code that it stands for.
 */
function partsAmong(pieces: readonly Piece[]): ReadonlyMap<Piece, number> {
  const fresh = pieces.filter(({ side }) => side === 'after');
  const old = pieces.filter(({ side }) => side === 'before');
  const places = placesOf(old, fresh);
  const parts = new Map<Piece, number>();
  let part = 0;
  let replaced = -1;
  let next = 0;
  const addFresh = (until: number): void => {
    for (; next < until; next += 1) parts.set(fresh[next]!, part);
  };
  const leave = (): void => {
    if (replaced !== -1) part += 1;
    replaced = -1;
  };
  for (const piece of old) {
    const place = places.get(piece.change) ?? -1;
    if (place >= next) {
      leave();
      addFresh(place);
      part += 1;
      replaced = fresh[place]!.change;
      let end = place + 1;
      while (fresh[end]?.change === replaced) end += 1;
      addFresh(end);
    } else if (place === -1 || fresh[place]!.change !== replaced) leave();
    parts.set(piece, part);
  }
  leave();
  addFresh(fresh.length);
  return parts;
}

/** By change with pieces of before: where among those of after stands what came for them. */
function placesOf(old: readonly Piece[], fresh: readonly Piece[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  fresh.forEach(({ change }, place) => {
    if (!places.has(change)) places.set(change, place);
  });
  const placeholder = fresh.findIndex(({ isPlaceholder }) => isPlaceholder);
  if (placeholder === -1 || fresh.findLastIndex(({ isPlaceholder }) => isPlaceholder) !== placeholder)
    return places;
  // Code that went between what has its place before the placeholder and what has it behind.
  const isBefore = ({ change }: Piece): boolean => (places.get(change) ?? Infinity) < placeholder;
  const isBehind = ({ change }: Piece): boolean => (places.get(change) ?? -1) > placeholder;
  const behind = old.findIndex(isBehind);
  const elided = old.slice(old.findLastIndex(isBefore) + 1, behind === -1 ? undefined : behind);
  for (const { change } of elided) if (!places.has(change)) places.set(change, placeholder);
  return places;
}
