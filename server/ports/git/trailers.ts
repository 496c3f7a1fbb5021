import type { SimpleGit } from 'simple-git';
import type { Trailer } from '../../engine/acceptance';

const SEPARATOR = '\u001f';

/** Trailers of the commits that `last` has and `before` has not, latest commit first. */
export async function trailersOf(
  git: SimpleGit,
  name: string,
  before: string,
  last: string,
): Promise<readonly Trailer[]> {
  if (before === last) return [];
  const values = `%(trailers:key=${name},valueonly=true,unfold=true,separator=%x1f)`;
  // A configuration may want signatures checked, which runs another program.
  const output = await git.raw(
    'log',
    '--no-show-signature',
    '-z',
    `--format=%H%x1f${values}`,
    `${before}..${last}`,
    '--',
  );
  return output.split('\0').flatMap((record) => {
    const [commit = '', ...trailers] = record.replace(/^\n/, '').split(SEPARATOR);
    return trailers.filter((value) => value.trim() !== '').map((value) => ({ commit, value: value.trim() }));
  });
}
