import { basename } from 'node:path';

const NAMES = /^(test_.+|.+_test|conftest)\.pyi?$|\.(test|spec)\.[cm]?[jt]sx?$/;
const FOLDERS = new Set([
  'test',
  'tests',
  '__tests__',
  'testing',
  'spec',
  '__snapshots__',
  '__mocks__',
  'fixtures',
]);

/** Whether a path looks like a part of the tests, by the names that test runners look for. */
export function looksLikeTest(path: string): boolean {
  const folders = path.split('/').slice(0, -1);
  return NAMES.test(basename(path)) || folders.some((folder) => FOLDERS.has(folder));
}
