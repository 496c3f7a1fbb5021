const FOLDERS =
  /(^|\/)(node_modules|vendor(ed)?|third_party|extern(al|als)?|dist|build|out|__snapshots__|migrations)\//;
const NAMES =
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|poetry\.lock|Pipfile\.lock|uv\.lock|Cargo\.lock)$|\.(min|bundle|generated|gen)\.[cm]?[jt]sx?$|_pb2(_grpc)?\.pyi?$|\.d\.ts$/;
const MARK = /@generated\b|\bDO NOT EDIT\b|\b(auto-?|automatically )generated\b/i;

/** Files nobody writes by hand, told by their path or by what stands in their first lines. */
export function isLeftAlone(path: string, text: string): boolean {
  return FOLDERS.test(path) || NAMES.test(path) || MARK.test(text.slice(0, 600));
}

const TEST_FILE = /(^|\/)(test_[^/]*|[^/]*_tests?|tests|conftest)\.py$/;
const TEST_FOLDER = /(^|\/)(tests?|test_?data)\/|^testing\//;

/** Python files of a project's tests. A file outside every folder of tests that came with the edit is no such file. */
export function isTest(path: string, isNew: boolean): boolean {
  if (TEST_FOLDER.test(path) && !path.startsWith('django/test/')) return true;
  return !isNew && TEST_FILE.test(path);
}
