import { isTestPath } from '../../measures/reference/comparedFile';
import type { SourceText } from '../../syntax/sourceText';

const VENDORED =
  /(^|\/)(node_modules|bower_components|vendor|vendored|_vendor|third[-_]?party|3rdparty|externals?|extern)\//i;
const MIGRATION = /(^|\/)(migrations?|db\/migrate|alembic\/versions)\//i;
const GENERATED =
  /(^|\/)(generated|__generated__|gen)\/|\.min\.[cm]?js$|_pb2(_grpc)?\.py$|[._]generated\.\w+$|\.d\.[cm]?ts$/i;
const GENERATED_REMARK = /@generated|auto-?generated|generated (by|from|automatically)|do not (edit|modify)/i;

/** Lines at the top of a file in which a generator says that it wrote the file. */
const HEAD_LINES = 6;

/** Files in which keeping both ways is usual: tests, what others or programs wrote, migrations. */
export function isQuietFile(path: string, { text }: SourceText): boolean {
  if ([VENDORED, MIGRATION, GENERATED].some((pattern) => pattern.test(path)) || isTestPath(path)) return true;
  return GENERATED_REMARK.test(text.split('\n', HEAD_LINES).join('\n'));
}
