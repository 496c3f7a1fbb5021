import type { ComplexityVariants, TokenDistance } from '../report';
import type { DocumentPair } from '../syntax/document';
import { canonicalSequence } from './canonicalForm';
import { blogComplexity } from './cognitive/blogVariant';
import { packageComplexity } from './cognitive/packageVariant';
import { tokenDistance } from './tokenDistance';

/** Measures in the form that published studies give them in. */
export interface PublishedMeasures {
  readonly canonical: TokenDistance;
  readonly variants: ComplexityVariants;
}

/** Those studies know Python only: null for other texts. */
export function publishedMeasures({ before, after, interner }: DocumentPair): PublishedMeasures | null {
  if (after.language?.family !== 'python') return null;
  const difference = (one: number, other: number) => ({ before: one, after: other, added: other - one });
  return {
    canonical: tokenDistance(canonicalSequence(before, interner), canonicalSequence(after, interner)),
    variants: {
      blog: difference(blogComplexity(before).cognitive, blogComplexity(after).cognitive),
      pkg: difference(packageComplexity(before), packageComplexity(after)),
    },
  };
}
