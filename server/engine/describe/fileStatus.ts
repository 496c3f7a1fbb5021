import type { FileEdit } from '../engine';
import type { FileReport } from '../report';

/** What an edit does to its file. Without knowledge of the files a text that was or is empty stands for none. */
export function statusOf({ origin, previousPath, before, after }: FileEdit): FileReport['status'] {
  const wasThere = origin?.inBefore ?? before !== '';
  const isThere = origin?.inAfter ?? after !== '';
  if (wasThere !== isThere) return isThere ? 'added' : 'deleted';
  return previousPath === null ? 'changed' : 'renamed';
}

/** The modes of a file, if both are known and they differ. */
export function modesOf({ origin }: FileEdit): FileReport['modes'] {
  const modes = origin?.modes;
  if (modes === undefined || modes.before === null || modes.after === null) return null;
  return modes.before === modes.after ? null : { before: modes.before, after: modes.after };
}
