import { readPair, type Parse } from '../../syntax/document';
import type { LanguageDescriptor } from '../../syntax/language';
import { canonicalSequence } from '../canonicalForm';
import { tokenDistance } from '../tokenDistance';
import { tokenSequence } from '../tokenSequence';
import type { ReferenceTriple } from './comparedFile';

/** How much further an edit goes than its reference; 0 is as small, positive is larger. Not clamped. */
export interface PatchScore {
  /** Tokens: distance of the edit minus distance of the reference, both from before. */
  readonly tokens: number;
  /** The same with each distance divided by the longer sequence of its own comparison. */
  readonly normalized: number;
}

export interface RelativePatchScore {
  readonly raw: PatchScore;
  /** Layout and spelling left out where the language has a canonical form. */
  readonly canonical: PatchScore;
}

/** Excess Levenshtein distance over the reference edit (nreHieW, over-editing). */
export function relativePatchScore(
  { before, reference, after }: ReferenceTriple,
  language: LanguageDescriptor | null,
  parse: Parse,
): RelativePatchScore {
  const edit = distances(before, after);
  const wanted = distances(before, reference);
  return { raw: excess(edit.raw, wanted.raw), canonical: excess(edit.canonical, wanted.canonical) };

  function distances(one: string, other: string) {
    const pair = readPair(one, other, language, parse);
    return {
      raw: tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after)),
      canonical: tokenDistance(
        canonicalSequence(pair.before, pair.interner),
        canonicalSequence(pair.after, pair.interner),
      ),
    };
  }
}

interface Distance {
  readonly distance: number;
  readonly normalized: number;
}

function excess(edit: Distance, reference: Distance): PatchScore {
  return {
    tokens: edit.distance - reference.distance,
    normalized: edit.normalized - reference.normalized,
  };
}
