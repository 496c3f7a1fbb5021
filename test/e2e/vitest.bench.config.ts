import { mergeConfig } from 'vitest/config';
import config from './vitest.config';

/** Measurements in the editor, which take minutes and assert nothing: `npm run bench:beside`. */
export default mergeConfig(config, { test: { include: ['test/e2e/*.bench.ts'] } });
