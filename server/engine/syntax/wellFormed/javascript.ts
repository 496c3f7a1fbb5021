import { bindingsIn } from '../bindings/bindings';
import { AMBIENT } from '../bindings/model';
import { flagsByKind } from '../bindings/scopeTree';
import type { LanguageDescriptor } from '../language';
import { childOfField, childrenOf, kindOf, type SyntaxTree } from '../syntaxTree';
import type { MalformedNode } from './malformedNode';

const LISTS = new Set(['arguments', 'object', 'object_pattern']);
const LOOPS = new Set(['for_statement', 'for_in_statement', 'while_statement', 'do_statement']);
const FUNCTIONS = new Set([
  'function_declaration',
  'generator_function_declaration',
  'function_expression',
  'generator_function',
  'arrow_function',
  'method_definition',
  'class_static_block',
]);

const CHECKED = 1;
const kindFlags = flagsByKind([
  [
    CHECKED,
    new Set([
      ...LISTS,
      'try_statement',
      'jsx_element',
      'break_statement',
      'continue_statement',
      'await_expression',
    ]),
  ],
]);

/** What compilers of JavaScript and TypeScript reject although the grammar takes it. */
export function javascriptFaults(
  tree: SyntaxTree,
  text: string,
  language: LanguageDescriptor,
): MalformedNode[] {
  const faults: MalformedNode[] = [];
  const flags = kindFlags(tree);
  for (let node = 0; node < tree.size; node += 1) {
    if (flags[tree.kindIds[node]!] !== CHECKED) continue;
    const fault = faultOf(node);
    if (fault !== null) faults.push({ fault, node });
  }
  return [...faults, ...doubleDeclarations(tree, text, language)];

  function faultOf(node: number): string | null {
    const kind = kindOf(tree, node);
    switch (kind) {
      case 'try_statement':
        return hasHandler(node) ? null : 'try without catch or finally';
      case 'jsx_element':
        return tagsMatch(node) ? null : 'a closing tag that does not fit';
      case 'break_statement':
      case 'continue_statement':
        return hasTarget(node, kind) ? null : `${kind} outside a loop`;
      case 'await_expression':
        return canWait(node) ? null : 'await outside an async function';
      default:
        return hasGap(node) ? 'a comma with nothing before it' : null;
    }
  }

  function hasHandler(node: number): boolean {
    return childOfField(tree, node, 'handler') !== null || childOfField(tree, node, 'finalizer') !== null;
  }

  function hasGap(list: number): boolean {
    let isAfterSeparator = true;
    for (const child of childrenOf(tree, list).slice(1)) {
      const kind = kindOf(tree, child);
      if (kind === 'comment') continue;
      if (kind === ',' && isAfterSeparator) return true;
      isAfterSeparator = kind === ',';
    }
    return false;
  }

  function tagsMatch(element: number): boolean {
    const open = childOfField(tree, element, 'open_tag');
    const close = childOfField(tree, element, 'close_tag');
    if (open === null || close === null) return true;
    return nameOf(open) === nameOf(close);
  }

  function nameOf(tag: number): string {
    const name = childOfField(tree, tag, 'name');
    return name === null ? '' : text.slice(tree.start[name]!, tree.end[name]!).replace(/\s+/g, '');
  }

  function hasTarget(node: number, kind: string): boolean {
    const hasLabel = childOfField(tree, node, 'label') !== null;
    for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) {
      const around = kindOf(tree, at);
      if (FUNCTIONS.has(around)) return false;
      if (LOOPS.has(around)) return true;
      if (around === 'labeled_statement' ? hasLabel : around === 'switch_statement' && kind[0] === 'b')
        return true;
    }
    return false;
  }

  function canWait(node: number): boolean {
    // `await (x)` can be the call of a function of that name.
    if (kindOf(tree, tree.next[node + 1]!) === 'parenthesized_expression') return true;
    for (let at = tree.parent[node]!, inner = node; at > 0; inner = at, at = tree.parent[at]!) {
      if (!FUNCTIONS.has(kindOf(tree, at))) continue;
      if (kindOf(tree, inner) === 'decorator' || kindOf(tree, inner) === 'computed_property_name') continue;
      return childrenOf(tree, at).some((child) => kindOf(tree, child) === 'async');
    }
    return true;
  }
}

/** Names that `let` or `const` declares twice in one block. */
function doubleDeclarations(tree: SyntaxTree, text: string, language: LanguageDescriptor): MalformedNode[] {
  const faults: MalformedNode[] = [];
  const { bindings, occurrences } = bindingsIn(tree, text, language);
  for (const { name, kind, occurrences: own } of bindings) {
    if (kind !== 'variable' || own.length < 2) continue;
    const lexical = own
      .map((index) => occurrences[index]!)
      .filter(({ role, flags, node }) => role === 'declare' && (flags & AMBIENT) === 0 && isLexical(node));
    if (lexical.length > 1) faults.push({ fault: `${name} declared twice`, node: lexical[1]!.node });
  }
  return faults;

  function isLexical(node: number): boolean {
    for (let at = tree.parent[node]!; at > 0; at = tree.parent[at]!) {
      const kind = kindOf(tree, at);
      if (kind === 'lexical_declaration') return true;
      if (kind === 'variable_declaration' || FUNCTIONS.has(kind) || kind === 'statement_block') return false;
    }
    return false;
  }
}
