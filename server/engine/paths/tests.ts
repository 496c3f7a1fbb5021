/**
 * Which files have to do with tests, as their paths tell. Three questions, from the narrowest to the widest but one: the
 * last belongs to a published measure and must not move with the others.
 */

/** Whether a file holds tests itself: what pytest, unittest, Django, Jest, Vitest or Mocha would look into for some. */
export function holdsTests(path: string): boolean {
  return /(^|\/)(test_[^/]*|[^/]*_test|tests)\.pyi?$|[._-](test|spec|tests)\.[cm]?[jt]sx?$|(^|\/)(__tests__|tests?|specs?)\/[^]*\.([cm]?[jt]sx?|py)$/.test(
    path,
  );
}

/** Whether a file holds tests or is there for them: helpers, fixtures, mocks, snapshots, data. */
export function belongsToTests(path: string): boolean {
  return holdsTests(path) || FOR_TESTS.test(path);
}

const FOR_TESTS =
  /(^|\/)(tests?|testing|__tests__|__mocks__|__snapshots__|specs?|e2e|fixtures|testdata|test-data)\/|\.(test|spec)\.\w+$|(^|\/)conftest\.pyi?$/i;

/**
 * Whether the share of deletions that an edit misses leaves a file out as a test. What the figures of the published study
 * are compared with must be counted in the same files.
 */
export function isTestInDeletionRecall(path: string): boolean {
  const segments = path.split('/');
  const name = segments.pop()!;
  return (
    segments.some((segment) => /^(test|tests|testing|__tests__|spec)$/.test(segment)) ||
    /^(test_.*\.py|.*_test\.py|conftest\.py)$/.test(name) ||
    /\.(test|spec)\.[^.]+$/.test(name)
  );
}
