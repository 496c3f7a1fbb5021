import { loneIfOf } from '../pythonElse';
import { inParentheses, separated, type NodeReader, type Part } from './nodeReader';
import { Level } from './precedence';
import { tupleParts } from './sequences';

/** The token at the end of a logical line. */
export const LINE_END = '\n';

const COMPOUND = new Set([
  'if_statement',
  'for_statement',
  'while_statement',
  'try_statement',
  'with_statement',
  'match_statement',
  'case_clause',
  'function_definition',
  'class_definition',
  'decorated_definition',
]);

/** Parts of a statement or of what only statements have, or null for any other node. */
export function statementParts(reader: NodeReader, node: number): readonly Part[] | null {
  const { tree } = reader;
  switch (reader.kind(node)) {
    case 'module':
      return bodyParts();
    case 'block':
      return [LINE_END, ...bodyParts()];
    case 'decorator':
      return [...parts(reader.children(node)), LINE_END];
    case 'else_clause': {
      const lone = reader.kind(tree.parent[node]!) === 'if_statement' ? loneIfOf(tree, node) : null;
      return lone === null ? null : ['elif', ...parts(reader.children(lone).slice(1))];
    }
    case 'expression_statement':
      return reader.hasComma(node) ? tupleParts(reader, node, Level.yield) : null;
    case 'delete_statement': {
      const targets = reader
        .named(node)
        .flatMap((child) => (reader.kind(child) === 'expression_list' ? reader.named(child) : [child]));
      return ['del', ...separated(parts(targets))];
    }
    case 'import_from_statement':
    case 'future_import_statement':
    case 'with_clause':
      return withoutParentheses();
    case 'import_prefix':
      return dotParts(reader.children(node).length);
    case 'match_statement':
      return matchParts(reader, node);
    default:
      return null;
  }

  function parts(nodes: readonly number[]): readonly Part[] {
    return nodes.map((child) => ({ node: child, level: Level.test }));
  }

  function bodyParts(): readonly Part[] {
    return reader.named(node).flatMap((child): Part[] => {
      const statement = { node: child, level: Level.test };
      return COMPOUND.has(reader.kind(child)) ? [statement] : [statement, LINE_END];
    });
  }

  /** Of a list of imported names or of context managers, together with a last comma. */
  function withoutParentheses(): readonly Part[] {
    const kept = reader.children(node).filter((child) => !/^[()]$/.test(reader.kind(child)));
    if (kept.length > 0 && reader.kind(kept.at(-1)!) === ',') kept.pop();
    return parts(kept);
  }
}

/** CPython reads three dots as one token. */
function dotParts(dots: number): readonly string[] {
  return [...Array<string>(Math.floor(dots / 3)).fill('...'), ...Array<string>(dots % 3).fill('.')];
}

function matchParts(reader: NodeReader, node: number): readonly Part[] {
  const body = reader.field(node, 'body')!;
  const subjects = reader.named(node).filter((child) => child !== body);
  const elements = subjects.map((child): Part => ({ node: child, level: Level.test }));
  const isTuple = reader.hasComma(node);
  const list = elements.length === 1 && isTuple ? [...elements, ','] : separated(elements);
  return ['match', ...inParentheses(list, isTuple), ':', { node: body, level: Level.test }];
}
