import { bindingsOf } from '../../../../server/engine/syntax/bindings/bindings';
import type { Role } from '../../../../server/engine/syntax/bindings/model';
import { document } from '../../../support/read';

const SIGNS: Readonly<Record<Role, string>> = {
  declare: '=',
  write: '+',
  read: '',
  delete: '-',
  export: '^',
};

/** The names of a text in order, each with the sign of its role: `=a` is declared, `+a` written, `a` read. */
export function rolesOf(path: string, text: string): string {
  const read = document(path, text);
  if (read.language === null) throw new Error(`Does not parse: ${text}`);
  return bindingsOf(read)
    .occurrences.map(({ name, role }) => SIGNS[role] + name)
    .join(' ');
}
