import { checkFile } from '../../server/engine/checkFile';
import type { CheckOptions } from '../../server/engine/engine';
import type { Wanted } from '../../server/engine/retained/retainedFile';
import type { FileReport } from '../../server/engine/report';
import { languageOf } from '../../server/engine/syntax/languages';
import { parse } from './read';

export function check(
  path: string,
  before: string,
  after: string,
  options: CheckOptions = { levels: {}, questions: true },
  wanted?: Wanted,
): FileReport {
  return checkFile(
    { path, previousPath: null, before, after, ...(wanted === undefined ? {} : { wanted }) },
    options,
    languageOf(path),
    parse,
  );
}
