import { javascriptFamily } from './javascriptFamily';

export const tsx = javascriptFamily({
  id: 'typescriptreact',
  name: 'TypeScript JSX',
  grammar: 'tree-sitter-tsx',
  extensions: ['.tsx'],
});
