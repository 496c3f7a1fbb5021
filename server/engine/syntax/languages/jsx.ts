import { javascriptFamily } from './javascriptFamily';

export const jsx = javascriptFamily({
  id: 'javascriptreact',
  name: 'JavaScript JSX',
  grammar: 'tree-sitter-javascript',
  extensions: ['.jsx'],
});
