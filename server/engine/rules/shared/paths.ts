/** Whether a file is one of tests or what they read, as told by its folders and its name. */
export function belongsToTests(path: string): boolean {
  return TESTS.test(path);
}

const TESTS =
  /(^|\/)(tests?|testing|__tests__|__mocks__|specs?|e2e|fixtures|testdata|test-data)\/|\.(test|spec)\.\w+$|(^|\/)(test_\w+|\w+_test|conftest)\.pyi?$/i;
