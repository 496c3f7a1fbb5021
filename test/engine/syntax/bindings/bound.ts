import { bindingsOf } from '../../../../server/engine/syntax/bindings/bindings';
import { UNKNOWN } from '../../../../server/engine/syntax/bindings/model';
import { document } from '../../../support/read';

/**
 * The names of a text in order, each with the number of its binding: bindings are numbered as they first occur, `a-`
 * is bound nowhere in the file, `a?` is not known to be.
 */
export function boundTo(path: string, text: string): string {
  const read = document(path, text);
  if (read.language === null) throw new Error(`Does not parse: ${text}`);
  const numbers = new Map<number, number>();
  return bindingsOf(read)
    .occurrences.map(({ name, binding }) => {
      if (binding < 0) return name + (binding === UNKNOWN ? '?' : '-');
      if (!numbers.has(binding)) numbers.set(binding, numbers.size + 1);
      return `${name}${numbers.get(binding)!}`;
    })
    .join(' ');
}
