import type { LanguageDescriptor } from './language';
import { childOfField, childrenOf, fieldOf, kindOf, namedChildrenOf, type SyntaxTree } from './syntaxTree';

/** A parsed text, which need not be part of a pair. */
export interface ParsedText {
  readonly text: string;
  readonly tree: SyntaxTree;
  readonly language: LanguageDescriptor;
}

/** Why code is there and can never run. */
export type DisabledBy = 'false test' | 'exit above' | 'uncalled definition' | 'string';

/** A reason and the node that gives it. */
export interface Disabling {
  readonly by: DisabledBy;
  readonly node: number;
}

const EXITS = /^(return|raise|throw|break|continue)_statement$/;
const TESTED = /^(if_statement|while_statement|elif_clause|conditional_expression|ternary_expression)$/;
const LITERALLY_FALSE = /^\(*\s*(False|false|0|None|null|undefined|""|'')\s*\)*$/;
const LITERALLY_TRUE = /^\(*\s*(True|true|1)\s*\)*$/;

/**
 * What keeps the code at an offset from running, whatever its input: a literally false test around it, a statement
 * above it in its block that always leaves, a string. Null if it can run as far as syntax tells.
 */
export function disablingAt({ text, tree, language }: ParsedText, offset: number): Disabling | null {
  const path = pathTo(tree, offset);
  for (let index = path.length - 1; index > 0; index -= 1) {
    const node = path[index]!;
    const parent = path[index - 1]!;
    if (/^(string|template_string)$/.test(kindOf(tree, node)) && tree.start[node]! < offset)
      return { by: 'string', node };
    const test = falseTest(parent, node);
    if (test !== null) return { by: 'false test', node: test };
    const exit = exitAbove(parent, node);
    if (exit !== null) return { by: 'exit above', node: exit };
  }
  return null;

  function falseTest(parent: number, child: number): number | null {
    const kind = kindOf(tree, parent);
    if (kind === 'else_clause') return trueTestOf(tree.parent[parent]!);
    if (/^(binary_expression|boolean_operator)$/.test(kind)) {
      const left = childOfField(tree, parent, 'left');
      const operator = childrenOf(tree, parent).find((node) => /^(&&|and)$/.test(kindOf(tree, node)));
      return operator !== undefined && left !== null && left !== child && is(left, LITERALLY_FALSE)
        ? left
        : null;
    }
    if (!TESTED.test(kind)) return null;
    const condition = childOfField(tree, parent, 'condition');
    if (condition === null || condition === child) return null;
    const field = fieldOf(tree, child);
    const isBody = field === 'consequence' || field === 'body';
    if (isBody && is(condition, LITERALLY_FALSE)) return condition;
    const isElse = field === 'alternative' && !/clause$/.test(kindOf(tree, child));
    return isElse && is(condition, LITERALLY_TRUE) ? condition : null;
  }

  function trueTestOf(statement: number): number | null {
    const condition = childOfField(tree, statement, 'condition');
    return condition !== null && is(condition, LITERALLY_TRUE) ? condition : null;
  }

  /** A statement of the same block that always leaves. Hoisted functions run all the same. */
  function exitAbove(parent: number, child: number): number | null {
    if (!/^(block|module|program|statement_block|switch_case|switch_default)$/.test(kindOf(tree, parent)))
      return null;
    if (language.functions.has(kindOf(tree, child)) && language.family === 'javascript') return null;
    const exit = namedChildrenOf(tree, parent).find((node) => EXITS.test(kindOf(tree, node)));
    return exit !== undefined && exit < child ? exit : null;
  }

  function is(node: number, pattern: RegExp): boolean {
    return pattern.test(text.slice(tree.start[node], tree.end[node]));
  }
}

/** Nodes from the root to the innermost one that holds an offset. */
export function pathTo(tree: SyntaxTree, offset: number): number[] {
  const path = [0];
  for (let node = 0; ;) {
    const inner = childrenOf(tree, node).find(
      (child) => tree.start[child]! <= offset && offset < tree.end[child]!,
    );
    if (inner === undefined) return path;
    path.push(inner);
    node = inner;
  }
}

/** The innermost function or class around an offset whose name occurs nowhere else in the text, or null. */
export function uncalledDefinitionAt({ text, tree, language }: ParsedText, offset: number): number | null {
  for (const node of pathTo(tree, offset).reverse()) {
    const kind = kindOf(tree, node);
    if (!language.functions.has(kind) && !language.classes.has(kind)) continue;
    const name = childOfField(tree, node, 'name');
    if (name === null) continue;
    const written = text.slice(tree.start[name], tree.end[name]);
    const uses = text.split(new RegExp(`(?<![\\w$])${written.replace(/\$/g, '\\$&')}(?![\\w$])`)).length - 1;
    if (uses === 1) return node;
  }
  return null;
}
