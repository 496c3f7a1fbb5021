/** Whether a file holds tests, as its name tells: by the customs of pytest, unittest, Jest, Vitest, Mocha. */
export function isTestFile(path: string): boolean {
  return /(^|\/)(test_[^/]*|[^/]*_test|tests)\.pyi?$|[._-](test|spec|tests)\.[cm]?[jt]sx?$|(^|\/)(__tests__|tests?|specs?)\/[^]*\.([cm]?[jt]sx?|py)$/.test(
    path,
  );
}
