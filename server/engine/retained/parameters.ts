import type { SyntaxDocument } from '../syntax/document';
import { childOfField, kindOf } from '../syntax/syntaxTree';
import type { RetainedAnalysis } from './analysis';

/** Names a function around a node binds as parameters, options of a destructured or typed parameter included. */
export function parametersAround(document: SyntaxDocument, node: number): ReadonlySet<string> {
  const { tree, source, language } = document;
  const names = new Set<string>();
  for (let at = node; at !== -1; at = tree.parent[at]!) {
    if (!language!.functions.has(kindOf(tree, at))) continue;
    const list = childOfField(tree, at, 'parameters') ?? childOfField(tree, at, 'parameter');
    if (list === null) continue;
    for (let inner = list; inner < tree.next[list]!; inner += 1) {
      const kind = kindOf(tree, inner);
      if (/^(identifier|shorthand_property_identifier_pattern|property_identifier)$/.test(kind))
        names.add(source.text.slice(tree.start[inner], tree.end[inner]));
    }
  }
  return names;
}

/** Parameters and options that the function around a retained statement has in after and had not in before. */
export function addedParameters(
  { before, after }: RetainedAnalysis,
  b: number,
  a: number,
): ReadonlySet<string> {
  const old = parametersAround(before, before.units[b]!.node);
  return new Set([...parametersAround(after, after.units[a]!.node)].filter((name) => !old.has(name)));
}
