import { javascriptFamily } from './javascriptFamily';

export const typescript = javascriptFamily({
  id: 'typescript',
  name: 'TypeScript',
  grammar: 'tree-sitter-typescript',
  extensions: ['.ts', '.mts', '.cts'],
});
