import { lineAt } from '../syntax/sourceText';
import type { RetainedAnalysis } from './analysis';
import type { RetainedFile } from './retainedFile';

/** How far a deletion has come, by site: a run of lines that should have gone, with no other code between them. */
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
    if (hasOther(analysis, previous + 1, line)) {
      close();
      counts.sites += 1;
      state = own;
    } else if (state === null || RANK.indexOf(own) > RANK.indexOf(state)) state = own;
    previous = line;
  }
  close();
  return counts;
}

/** Whether code that was not to go stands on one of the lines from `first` up to `end`. */
function hasOther({ before }: RetainedAnalysis, first: number, end: number): boolean {
  if (first < 0) return true;
  const { source, lexemes } = before;
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    const line = lineAt(source, lexemes.start[lexeme]!);
    if (line >= end) return false;
    if (line < first || lexemes.comment[lexeme] === 1) continue;
    const text = source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]);
    if (/[\p{L}\p{N}_"'`]/u.test(text)) return true;
  }
  return false;
}

/** What a site is called of which parts differ: the state furthest from gone, a guard before what merely stayed. */
const RANK: readonly SiteState[] = ['gone', 'commented', 'disabled', 'kept', 'guarded'];
