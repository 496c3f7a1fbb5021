import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const engineMayImport = ['web-tree-sitter', 'diff', 'fast-levenshtein', 'globals', '@noble/hashes/\\w+\\.js'];

const forbid = (files, regex, message) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

export default tseslint.config(
  {
    ignores: [
      'dist',
      'node_modules',
      '.vscode-e2e',
      'examples',
      'test/rules',
      'test/judge/ruling/edits',
      'test/judge/ruling/programs',
      'test/e2e/output',
      'test/e2e/imitator',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  // The engine is pure: it gives the same report in Node, in a worker and in a browser.
  forbid(
    ['server/engine/**/*.ts'],
    `^(?!\\.|(${engineMayImport.join('|')})$)|^(\\.\\./)+(ports|present|lsp|cli|client)(/|$)`,
    'The engine imports nothing outside server/engine but its named pure libraries.',
  ),
  {
    files: ['server/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'process',
        'Buffer',
        'setTimeout',
        'setInterval',
        'setImmediate',
        'performance',
        'fetch',
        'window',
        'document',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The engine has no clock.' },
        { object: 'Math', property: 'random', message: 'Same input, same report.' },
      ],
    },
  },
  forbid(
    ['server/ports/**/*.ts', 'server/present/**/*.ts'],
    '^(\\.\\./)+(lsp|cli|client)(/|$)',
    'Faces depend on ports and views, never the other way.',
  ),
  {
    files: ['media/**'],
    languageOptions: { globals: { document: 'readonly', window: 'readonly' } },
  },
  forbid(['client/**/*.ts'], '^(\\.\\./)+server/(?!protocol$)', 'The client talks protocol only.'),
  {
    files: ['bench/**', 'scripts/**', 'test/**', 'server/cli/**', 'esbuild.config.js'],
    rules: { 'no-console': 'off' },
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
  },
);
