/** Lines of a comment without its marks, empty ones left out. */
export function commentLines(comment: string): string[] {
  return comment
    .split('\n')
    .map((line) => line.trim().replace(MARKS, '').replace(END_MARKS, '').trim())
    .filter((line) => line !== '');
}

const MARKS = /^(\{?\s*\/\*+|\*+(?!\/)|#|\/\/)/;
const END_MARKS = /\*+\/\s*\}?$/;

/** What tells a tool something, by how a line starts once the comment mark is off. */
const DIRECTIVES = [
  // Encoding, editor modes, cells.
  /^-\*-.*-\*-|^coding[:=]|^(vim?|ex):\s*(set?\s|\w+=)|^%%/,
  // Python's linters, formatters and type checkers.
  /^(noqa|nosec|nosonar)\b/i,
  /^type:\s*(ignore\b|\(|[\w.]+(\[.*\])?$)/,
  /^(pylint|pragma|mypy|pyright|isort|flake8|ruff|yapf|autopep8|doctest|pyre-[a-z]+):/,
  /^fmt:\s*(on|off|skip)\b/,
  // Those of JavaScript and TypeScript.
  /^(eslint|biome|oxlint|stylelint|deno-lint|prettier)-[a-z]+/,
  /^eslint\s+[\w@/-]+:/,
  /^(tslint|jshint|jslint|cspell|spell-checker):/,
  /^(istanbul|c8|v8) ignore\b/,
  /^@?ts-(ignore|expect-error|nocheck|check)\b/,
  /^@(jsx\w*|flow|noflow|vite-ignore|(vitest|jest)-environment)\b/,
  /^(\/\s*<|[#@]__|webpack[A-Z]\w+:|[#@]?\s*sourceMappingURL=)/,
  // Folding.
  /^#\s?(end)?region\b|^endregion\b|^region(\s+[A-Z].*)?$/,
];

/** Directives that only their comment marks tell from prose: an interpreter, a reference, a list of globals. */
const WHOLE_DIRECTIVE = /^#!|^\/\/\/\s*<|^\/\*\s*(globals?|exported)\s+[\w$]+(\s*[:,]\s*[\w$]+)*\s*\*\/$/;

/** Comments that talk to a tool: their going is a decision, not a loss. */
export function isDirective(comment: string): boolean {
  return (
    WHOLE_DIRECTIVE.test(comment) ||
    commentLines(comment).some((line) => DIRECTIVES.some((form) => form.test(line)))
  );
}

/** Code that was commented out: most of the lines are code. Doc comments show code, but are none. */
export function isCode(comment: string): boolean {
  if (comment.startsWith('/**')) return false;
  const lines = commentLines(comment);
  return lines.filter(isCodeLine).length * 2 > lines.length;
}

/** Forms that only code has. */
const CODE = [
  /^[)\]}]+\s*[,;:]*$/,
  /[)\w>"'`\]=:,]\s?[([{]$/,
  /[=()[\]{}"'`].*;$|^\w+;$|^[\w.$]+,$/,
  /^(export\s+|default\s+|async\s+)*(def|class|function)\s+\w+\s*[(:{<]/,
  /^<\/?[A-Za-z][\w.]*[^<]*>$|^<([A-Za-z][\w.]*).*<\/\1>$/,
  /^(pass|break|continue|else:|try:|finally:|\} ?else ?\{)$/,
  // A statement of Python 2, a parameter that is a property.
  /^print\s+(["']).*\1\s*(%.*)?$/,
  /^@\w+(\(.*\))?\s+((private|public|protected|readonly)\s+)+\w+\s*[?:]/,
];

/** Forms that prose has too; code if what they hold is an expression. */
const CODE_IF_EXPRESSION = [
  /^[\w.$[\]'"]+(\s*,\s*[\w.$]+)*(\s*:\s*[\w.[\]| ]+)?\s*([-+*/|&]|\/\/)?=(?![=>])\s*\S/,
  /^(const|let|var)\s+[\w${[].*=/,
  /^(if|elif|for|while|with|except|async for|async with|lambda)\b.*:$/,
  /^(\} ?)?(else )?(if|for|while|switch|catch) ?\(.*\)/,
  /^(return|raise|throw|await|yield|del|assert)\s+\S/,
  /^(import|from)\s+[\w.{*'"]/,
  /^(await |new |not )?@?[\w.$]+\(.*\)[.\w()]*[,;:]?$/,
  /^(["'`]).*\1\s*[:,]/,
  /^[\w$]+:\s*\S+,$/,
  /&&|\|\||[!=]==?/,
];

function isCodeLine(line: string): boolean {
  return (
    CODE.some((form) => form.test(line)) ||
    (CODE_IF_EXPRESSION.some((form) => form.test(line)) && isExpression(line))
  );
}

const OPERATORS =
  /\b(return|raise|throw|await|yield|del|assert|import|from|as|const|let|var|new|typeof|instanceof|async|for|in|of|if|elif|else|while|with|except|switch|catch|and|or|not|is|lambda|delete|void)\b/g;

/** Words of prose stand side by side; those of code have an operator or a bracket between them. */
function isExpression(line: string): boolean {
  const code = line
    .replace(/(["'`])(?:\\.|(?!\1).)*\1/g, '""')
    .replace(/\s(#|\/\/)\s.*$/, '')
    .replace(OPERATORS, '+');
  return !/[\w$]['’]?\s+[\w$]/.test(code) && !/[.…]{3}$|\w\.$|\s–|\s—/.test(code);
}
