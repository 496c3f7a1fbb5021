import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'node_modules/**'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
  },
});
