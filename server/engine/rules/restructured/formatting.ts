import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, childrenOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';
import { textOf } from '../checks/expressions';
import { runOf } from '../shared/changesAt';
import type { Pattern, Restructuring } from './pattern';

type Style = 'percent' | 'format' | 'f-string' | 'concatenation' | 'template';

/**
 * `'%s' % x`, `'{}'.format(x)`, `f'{x}'`; `'a' + x` and `` `a${x}` ``.
 *
 * Not for all values: `%` takes a tuple apart, `str.format` calls `__format__` where `%s` calls `__str__` (Python's
 * library reference, "printf-style String Formatting" and "Format String Syntax"); `+` converts an object by
 * `valueOf` and a template by `toString` (ECMAScript, "The Addition Operator" and "Template Literals").
 */
export const formatStyle: Pattern = {
  form: 'format-style',
  words: 'put a text together in another way',
  holdsForAll: false,
  find({ pair, alignment }) {
    const gone = textsIn(pair.before, alignment.before.pair);
    if (gone.length === 0) return [];
    const come = textsIn(pair.after, alignment.after.pair);
    return gone.flatMap((old): Restructuring[] => {
      const owner = alignment.before.unitPair[alignment.before.owner[old.first]!]!;
      const twin = come.find(
        (now) =>
          now.style !== old.style &&
          alignment.after.owner[now.first] === owner &&
          now.content === old.content,
      );
      return twin === undefined
        ? []
        : [{ before: [runOf(pair.before, old.node)], after: [runOf(pair.after, twin.node)] }];
    });
  },
};

interface BuiltText {
  readonly style: Style;
  readonly node: number;
  readonly first: number;
  /** Its fixed text and the expressions in it, in order. */
  readonly content: string;
}

/** Texts put together of which a lexeme is not in the other text. */
function textsIn(document: SyntaxDocument, pair: Int32Array): BuiltText[] {
  const found: BuiltText[] = [];
  const { tree } = document;
  for (let node = 0; node < tree.size; node += 1) {
    const { first, end } = runOf(document, node);
    const built = builtText(document, node);
    if (built === null) continue;
    let isSame = true;
    for (let lexeme = first; lexeme < end; lexeme += 1) isSame &&= pair[lexeme] !== -1;
    if (!isSame) found.push({ ...built, node, first });
  }
  return found;
}

function builtText(document: SyntaxDocument, node: number): Pick<BuiltText, 'style' | 'content'> | null {
  const { tree } = document;
  switch (kindOf(tree, node)) {
    case 'string':
      return document.language?.family === 'python' ? ofFString(document, node) : null;
    case 'template_string':
      return ofTemplate(document, node);
    case 'binary_operator':
    case 'binary_expression':
      return ofOperator(document, node);
    case 'call':
      return ofFormat(document, node);
    default:
      return null;
  }
}

function ofFString(document: SyntaxDocument, node: number): Pick<BuiltText, 'style' | 'content'> | null {
  if (!/^[rR]?[fF]/.test(textOf(document, node))) return null;
  const pieces = piecesOf(document, node, 'interpolation');
  return pieces === null ? null : { style: 'f-string', content: pieces };
}

function ofTemplate(document: SyntaxDocument, node: number): Pick<BuiltText, 'style' | 'content'> | null {
  const pieces = piecesOf(document, node, 'template_substitution');
  return pieces === null ? null : { style: 'template', content: pieces };
}

/** Fixed text and expressions, or null without an expression. */
function piecesOf(document: SyntaxDocument, node: number, hole: string): string | null {
  const { tree, source } = document;
  const children = childrenOf(tree, node);
  const holes = children.filter((child) => kindOf(tree, child) === hole);
  if (holes.length === 0) return null;
  const text = textOf(document, node);
  const opening = /^\w*("""|'''|["'`])/.exec(text)?.[0].length ?? 0;
  const closing = /("""|'''|["'`])$/.exec(text)?.[0].length ?? 0;
  let at = tree.start[node]! + opening;
  let content = '';
  for (const child of holes) {
    const [value] = namedChildrenOf(tree, child);
    content += source.text.slice(at, tree.start[child]!);
    content += value === undefined ? '' : slot(document, value);
    at = tree.end[child]!;
  }
  return content + source.text.slice(at, tree.end[node]! - closing);
}

function slot(document: SyntaxDocument, value: number): string {
  return `\u0000${textOf(document, value).replace(/\s+/g, ' ')}\u0000`;
}

/** `'...' % values`, or a chain of `+` with a string in it. */
function ofOperator(document: SyntaxDocument, node: number): Pick<BuiltText, 'style' | 'content'> | null {
  const { tree } = document;
  const [left, right] = [childOfField(tree, node, 'left'), childOfField(tree, node, 'right')];
  if (left === null || right === null) return null;
  const sign = childrenOf(tree, node).find((child) => tree.named[child] === 0);
  const operator = sign === undefined ? '' : textOf(document, sign);
  if (operator === '%' && kindOf(tree, left) === 'string') {
    const values = kindOf(tree, right) === 'tuple' ? namedChildrenOf(tree, right) : [right];
    const content = filled(document, contentOf(document, left), /%[sdr]/g, values);
    return content === null ? null : { style: 'percent', content };
  }
  const parent = tree.parent[node]!;
  if (operator !== '+' || /^binary_(operator|expression)$/.test(kindOf(tree, parent))) return null;
  const operands = operandsOf(document, node);
  const isText = (operand: number): boolean => kindOf(tree, operand) === 'string';
  if (!operands.some(isText) || operands.every(isText)) return null;
  const content = operands.map((operand) =>
    isText(operand) ? contentOf(document, operand) : slot(document, unwrapped(document, operand)),
  );
  return { style: 'concatenation', content: content.join('') };
}

function operandsOf(document: SyntaxDocument, node: number): number[] {
  const { tree } = document;
  const left = childOfField(tree, node, 'left');
  const sign = childrenOf(tree, node).find((child) => tree.named[child] === 0);
  if (
    left === null ||
    sign === undefined ||
    !/^binary_/.test(kindOf(tree, node)) ||
    textOf(document, sign) !== '+'
  )
    return [node];
  return [...operandsOf(document, left), childOfField(tree, node, 'right')!];
}

/** `str(x)` in a concatenation is `x` in a format. */
function unwrapped(document: SyntaxDocument, operand: number): number {
  const { tree } = document;
  if (kindOf(tree, operand) === 'parenthesized_expression')
    return namedChildrenOf(tree, operand)[0] ?? operand;
  const called = childOfField(tree, operand, 'function');
  if (called === null || !/^(str|String)$/.test(textOf(document, called))) return operand;
  const list = childOfField(tree, operand, 'arguments');
  return (list === null ? [] : namedChildrenOf(tree, list))[0] ?? operand;
}

/** `'...'.format(values)` with empty braces. */
function ofFormat(document: SyntaxDocument, node: number): Pick<BuiltText, 'style' | 'content'> | null {
  const { tree } = document;
  const called = childOfField(tree, node, 'function')!;
  const object = childOfField(tree, called, 'object');
  const list = childOfField(tree, node, 'arguments');
  if (object === null || list === null || kindOf(tree, object) !== 'string') return null;
  if (!/\.\s*format$/.test(textOf(document, called))) return null;
  const content = filled(document, contentOf(document, object), /\{\d*\}/g, namedChildrenOf(tree, list));
  return content === null ? null : { style: 'format', content };
}

/** A text with values in its holes, or null if there are not as many. */
function filled(
  document: SyntaxDocument,
  text: string,
  hole: RegExp,
  values: readonly number[],
): string | null {
  if ((text.match(hole) ?? []).length !== values.length || values.length === 0) return null;
  let index = 0;
  return text.replace(hole, () => slot(document, values[index++]!));
}

function contentOf(document: SyntaxDocument, node: number): string {
  return textOf(document, node).replace(/^\w*("""|'''|["'])|("""|'''|["'])$/g, '');
}
