import config from './vitest.config';

/** Measurements in the editor, which take minutes and assert little: `npm run bench:beside`. */
export default {
  ...config,
  // Not merged with the other configuration: lists are joined when merged, and every test would run, too.
  test: { ...config.test, include: ['test/e2e/*.bench.ts'] },
};
