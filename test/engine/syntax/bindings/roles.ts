import { namesOf } from '../../../server/engine/syntax/names/names';
import { document } from '../../support/read';

const SIGNS = { binding: '=', perhaps: '?', use: '' };

/** The names of a text in order, each with the sign of its role: `=a` binds, `?a` perhaps binds, `a` uses. */
export function rolesOf(path: string, text: string): string {
  const read = document(path, text);
  if (read.language === null) throw new Error(`Does not parse: ${text}`);
  return namesOf(read)
    .occurrences.map(({ name, role }) => SIGNS[role] + name)
    .join(' ');
}
