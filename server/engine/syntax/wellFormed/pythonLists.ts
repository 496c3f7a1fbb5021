import { childOfField, childrenOf, kindOf, namedChildrenOf, type SyntaxTree } from '../syntaxTree';

const TARGETS = new Set([
  'identifier',
  'attribute',
  'subscript',
  'tuple',
  'list',
  'parenthesized_expression',
  'expression_list',
  'list_splat',
  'as_pattern_target',
  'pattern_list',
  'tuple_pattern',
  'list_pattern',
  'list_splat_pattern',
]);
/** Targets that hold targets; what other targets hold is only evaluated. */
const HOLDERS = new Set([
  'tuple',
  'list',
  'parenthesized_expression',
  'expression_list',
  'delete_statement',
  'as_pattern_target',
]);

/** What is wrong with the order of arguments, of parameters, of imported names, or with targets; null if nothing is. */
export function listFault(tree: SyntaxTree, text: string, node: number, kind: string): string | null {
  switch (kind) {
    case 'argument_list':
      return argumentFault(tree, text, node);
    case 'parameters':
    case 'lambda_parameters':
      return parameterFault(tree, text, node);
    case 'import_from_statement':
      return kindOf(tree, childrenOf(tree, node).at(-1)!) === ',' ? 'a comma behind the last import' : null;
    case 'delete_statement':
    case 'as_pattern_target':
      return hasOnlyTargets(tree, node) ? null : 'a target that nothing can be bound to';
    default:
      return null;
  }
}

function argumentFault(tree: SyntaxTree, text: string, list: number): string | null {
  const names = new Set<string>();
  let last: 'positional' | 'keyword' | 'mapping' = 'positional';
  for (const argument of namedChildrenOf(tree, list)) {
    switch (kindOf(tree, argument)) {
      case 'comment':
      case 'line_continuation':
        break;
      case 'keyword_argument': {
        const name = textOf(tree, text, childOfField(tree, argument, 'name')!);
        if (names.has(name)) return `the keyword argument ${name} twice`;
        names.add(name);
        if (last === 'positional') last = 'keyword';
        break;
      }
      case 'dictionary_splat':
        last = 'mapping';
        break;
      case 'list_splat':
        if (last === 'mapping') return 'an unpacked argument behind an unpacked mapping';
        break;
      default:
        if (last !== 'positional') return 'a positional argument behind a keyword argument';
    }
  }
  return null;
}

function parameterFault(tree: SyntaxTree, text: string, list: number): string | null {
  const names = new Set<string>();
  let hasDefault = false;
  let star: 'none' | 'bare' | 'served' = 'none';
  let isDone = false;
  for (const parameter of namedChildrenOf(tree, list)) {
    const kind = kindOf(tree, parameter);
    if (kind === 'comment' || kind === 'line_continuation') continue;
    if (isDone) return 'a parameter behind the last possible one';
    if (kind === 'positional_separator') continue;
    if (kind === 'keyword_separator') {
      if (star !== 'none') return 'a second star among the parameters';
      star = 'bare';
      continue;
    }
    const splat = splatOf(tree, parameter);
    const name = nameOf(tree, text, parameter);
    if (name !== null && names.has(name)) return `the parameter ${name} twice`;
    if (name !== null) names.add(name);
    if (splat === 'list_splat_pattern') {
      if (star !== 'none') return 'a second star among the parameters';
      star = 'served';
    } else if (splat === 'dictionary_splat_pattern') {
      if (star === 'bare') return 'a star without parameters behind it';
      isDone = true;
    } else if (star === 'none') {
      const isOptional = kind === 'default_parameter' || kind === 'typed_default_parameter';
      if (hasDefault && !isOptional) return 'a parameter without a default behind one with a default';
      hasDefault ||= isOptional;
    } else star = 'served';
  }
  return star === 'bare' ? 'a star without parameters behind it' : null;
}

function splatOf(tree: SyntaxTree, parameter: number): string | null {
  const inner = kindOf(tree, parameter) === 'typed_parameter' ? parameter + 1 : parameter;
  const kind = kindOf(tree, inner);
  return kind.endsWith('splat_pattern') ? kind : null;
}

function nameOf(tree: SyntaxTree, text: string, parameter: number): string | null {
  // Behind `*` and `**`, before a type and a default, the name comes first.
  for (let at = parameter; at < tree.next[parameter]!; at += 1) {
    const kind = kindOf(tree, at);
    if (kind === 'identifier') return textOf(tree, text, at);
    if (kind === 'tuple_pattern') return null;
  }
  return null;
}

function hasOnlyTargets(tree: SyntaxTree, node: number): boolean {
  return namedChildrenOf(tree, node).every((child) => {
    const kind = kindOf(tree, child);
    if (kind === 'comment' || kind === 'line_continuation') return true;
    return TARGETS.has(kind) && (!HOLDERS.has(kind) || hasOnlyTargets(tree, child));
  });
}

function textOf(tree: SyntaxTree, text: string, node: number): string {
  return text.slice(tree.start[node]!, tree.end[node]!);
}
