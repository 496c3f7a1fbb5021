import { javascriptFamily } from './javascriptFamily';

export const javascript = javascriptFamily({
  id: 'javascript',
  name: 'JavaScript',
  grammar: 'tree-sitter-javascript',
  extensions: ['.js', '.mjs', '.cjs'],
});
