import type { ParsedText } from '../../syntax/disabled';
import { kindOf } from '../../syntax/syntaxTree';

const DIRECTIVE =
  /type:\s*ignore|noqa|pylint:|mypy:|pragma:\s*no\s*cover|fmt:|isort:|nosec|@ts-(ignore|expect-error|nocheck)|eslint-(disable|enable)|(istanbul|c8|v8) ignore|prettier-ignore|@jsx|webpack\w+:|@vite-ignore|coding[:=]|^#!/;

/** Comments that steer a type checker, a linter, coverage or a bundler, in no order. */
export function directivesOf({ text, tree, language }: ParsedText): readonly string[] {
  const found: string[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const kind = kindOf(tree, node);
    if (!language.comments.has(kind) && kind !== 'hash_bang_line') continue;
    const comment = text.slice(tree.start[node], tree.end[node]).trim();
    if (DIRECTIVE.test(comment)) found.push(comment.replace(/\s+/g, ' '));
  }
  return found.sort();
}
