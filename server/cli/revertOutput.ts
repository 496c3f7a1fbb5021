import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { harmless } from '../present';
import type { RevertOptions } from './commands/revert';
import type { Console } from './services';
import type { FileResult, Refused, TakenBack } from './takeBack';

/** Tells what was taken back, or would be. */
export function emitResults(
  results: readonly FileResult[],
  show: (path: string) => string,
  options: RevertOptions,
  console: Console,
): void {
  const isDryRun = options.dryRun === true;
  const patch = isDryRun ? results.map(patchOf).join('') : '';
  const takenBack = results.flatMap((result) => result.takenBack);
  const refused = results.flatMap((result) => result.refused);
  if (options.format === 'json') {
    console.out(`${JSON.stringify({ dryRun: isDryRun, takenBack, refused, patch }, null, 2)}\n`);
    return;
  }
  const verb = isDryRun ? 'Would take back' : 'Took back';
  const rows = [
    ...takenBack.map((taken) => `${verb} ${place(taken, show)}: ${taken.title}`),
    ...refused.map((left) => `Left ${place(left, show)}: ${left.reason}`),
  ];
  const text = (rows.length === 0 ? [nothing(options)] : rows).map(harmless);
  console.out(`${text.join('\n')}\n${patch === '' ? '' : `\n${patch}`}`);
}

function place({ path, finding, rule }: TakenBack | Refused, show: (path: string) => string): string {
  return `${finding} (${rule}) in ${show(path)}`;
}

function nothing({ safe }: RevertOptions): string {
  return safe === true ? 'No finding can be taken back with --safe.' : 'There is no finding of this rule.';
}

function patchOf({ path, before, after }: FileResult): string {
  if (before === after) return '';
  return createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
    headerOptions: FILE_HEADERS_ONLY,
  });
}
