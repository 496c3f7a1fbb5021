import type { TargetProposal, TargetSite } from '../../server/protocol';

type Kind = TargetSite['kind'];

/** In the order in which they are shown. */
const KINDS: readonly Kind[] = [
  'selection',
  'definition',
  'use',
  'import',
  'export',
  'test',
  'documentation',
];

export interface TargetChoice {
  readonly site: TargetSite;
  /** Whether it is ticked before a person has looked at it. */
  readonly isLikely: boolean;
}

export interface ChoiceGroup {
  readonly kind: Kind;
  readonly choices: readonly TargetChoice[];
}

/**
 * The proposed places by their kind. Ticked is what surely means the same: all of the document itself, and of other files
 * that bring the name in, or that define it where no other does. A page that mentions a name is rather reworded.
 *
 * @param uri of the document in which somebody asked
 */
export function targetChoices({ sites }: TargetProposal, uri: string): readonly ChoiceGroup[] {
  const definitions = new Set(sites.filter(({ kind }) => kind === 'definition').map((site) => site.uri));
  const brings = new Set(sites.filter(bringsIn).map((site) => site.uri));
  const isLikely = (site: TargetSite): boolean =>
    site.kind !== 'documentation' &&
    (site.uri === uri || brings.has(site.uri) || (definitions.size === 1 && definitions.has(site.uri)));
  return KINDS.map((kind) => ({
    kind,
    choices: sites.filter((site) => site.kind === kind).map((site) => ({ site, isLikely: isLikely(site) })),
  })).filter(({ choices }) => choices.length > 0);
}

/** Tests are one kind whatever stands there. */
function bringsIn({ kind, text }: TargetSite): boolean {
  return kind === 'import' || (kind !== 'documentation' && /\b(import|require|from)\b/.test(text));
}
