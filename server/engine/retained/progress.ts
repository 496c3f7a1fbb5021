import type { RetainedFile } from './retainedFile';

/** How far a deletion has come, by site: a run of neighbouring lines that should have gone. */
export interface Progress {
  readonly sites: number;
  readonly gone: number;
  readonly commented: number;
  readonly disabled: number;
  readonly guarded: number;
  readonly kept: number;
}

type SiteState = 'gone' | 'commented' | 'disabled' | 'guarded' | 'kept';

export function progressOf({ analysis, routed, wanted, kept }: RetainedFile): Progress {
  const counts = { sites: 0, gone: 0, commented: 0, disabled: 0, guarded: 0, kept: 0 };
  if (analysis === null) {
    const state = wanted === 0 ? null : kept === 0 ? 'gone' : 'kept';
    return state === null ? counts : { ...counts, sites: 1, [state]: 1 };
  }
  const guarded = new Set(routed.map(({ unit }) => unit.before));
  let previous = -2;
  let state: SiteState | null = null;
  const close = (): void => {
    if (state !== null) counts[state] += 1;
  };
  for (const { line, fate } of [...analysis.lines].sort((one, other) => one.line - other.line)) {
    const own: SiteState =
      fate === 'live' ? (guarded.has(analysis.targetOf[line] ?? -1) ? 'guarded' : 'kept') : fate;
    if (line > previous + 1) {
      close();
      counts.sites += 1;
      state = own;
    } else if (state === null || RANK.indexOf(own) > RANK.indexOf(state)) state = own;
    previous = line;
  }
  close();
  return counts;
}

/** What a site is called of which parts differ: the state furthest from gone, a guard before what merely stayed. */
const RANK: readonly SiteState[] = ['gone', 'commented', 'disabled', 'kept', 'guarded'];
