import type { Edit } from '../edit/edit';
import { bindingsOf } from '../syntax/bindings/bindings';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import { childOfField, childrenOf, kindOf } from '../syntax/syntaxTree';
import type { Unit } from '../syntax/units';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { aboutNewCode, isNewUnit, scopeNameAt } from './shared/newCode';
import { headSpan } from './shared/spans';

/** A function, method or class that is defined a second time in the same block: the later one replaces the earlier. */
export const duplicateDefinition: Rule = {
  metadata: {
    id: 'duplicate-definition',
    summary: 'A function, method or class is defined a second time in the same block.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const { edit } = context;
    const { units } = edit.pair.after;
    return units.flatMap((unit) => {
      if (!isNewUnit(edit, unit.index) || !isDefinition(edit.pair.after, unit)) return [];
      const others = units[unit.parent]!.children.filter((child) => child !== unit.index).map(
        (child) => units[child]!,
      );
      const other = others.find((candidate) => isReplaced(edit, unit, candidate));
      return other === undefined ? [] : [finding(context, unit, other)];
    });
  },
};

const DEFINITIONS = new Set([
  'function_definition',
  'class_definition',
  'function_declaration',
  'generator_function_declaration',
  'class_declaration',
  'method_definition',
]);

function isDefinition(document: SyntaxDocument, { kind, name, node }: Unit): boolean {
  return DEFINITIONS.has(kind) && name !== null && name !== '_' && !isComputed(document, node);
}

/** `[key]() {}`: two of them need not have the same name. */
function isComputed({ tree }: SyntaxDocument, node: number): boolean {
  const name = childOfField(tree, node, 'name');
  return name !== null && kindOf(tree, name) === 'computed_property_name';
}

function isReplaced(edit: Edit, unit: Unit, other: Unit): boolean {
  const { after } = edit.pair;
  const { tree } = after;
  return (
    other.name === unit.name &&
    isDefinition(after, other) &&
    // The branches of an `if` are children of the same unit.
    tree.parent[other.node] === tree.parent[unit.node] &&
    // Of two that came with the edit, only the later is told of.
    (!isNewUnit(edit, other.index) || other.index < unit.index) &&
    accessOf(after, other) === accessOf(after, unit) &&
    isPlain(after, other) &&
    isPlain(after, unit) &&
    !isUsedBetween(after, unit, other)
  );
}

/** Getters, setters and static methods of one name do not replace each other. */
function accessOf({ tree }: SyntaxDocument, { node, kind }: Unit): string {
  if (kind !== 'method_definition') return '';
  return childrenOf(tree, node)
    .map((child) => kindOf(tree, child))
    .filter((child) => child === 'get' || child === 'set' || child === 'static')
    .join(' ');
}

/** Decorators that leave the name to mean this definition; any other may register it or add to an earlier one. */
const HARMLESS =
  /^@(staticmethod|classmethod|property|(abc\.)?abstractmethod|(functools\.)?(cache|lru_cache|cached_property|wraps)\b.*|pytest\.mark\..*|(dataclasses\.)?dataclass\b.*)$/s;

function isPlain({ tree, source }: SyntaxDocument, { node }: Unit): boolean {
  return childrenOf(tree, node)
    .filter((child) => kindOf(tree, child) === 'decorator')
    .every((child) => HARMLESS.test(source.text.slice(tree.start[child]!, tree.end[child]!)));
}

/** Whether code of the same block uses or removes the earlier definition before the later one takes its place. */
function isUsedBetween(document: SyntaxDocument, unit: Unit, other: Unit): boolean {
  const { tree, language } = document;
  if (language!.family !== 'python') return false;
  const [first, second] = unit.node < other.node ? [unit.node, other.node] : [other.node, unit.node];
  const { occurrences, bindings } = bindingsOf(document);
  return occurrences.some(
    ({ name, node, role, scope, binding }) =>
      name === unit.name &&
      node >= tree.next[first]! &&
      // What wraps the earlier one stands in the later one's decorators and defaults as well.
      node < tree.next[second]! &&
      role !== 'declare' &&
      (node < second || bindings[binding]?.scope === scope),
  );
}

function finding(context: RuleContext, unit: Unit, other: Unit): DraftFinding {
  const { after } = context.edit.pair;
  const line = lineAt(after.source, after.lexemes.start[other.firstLexeme]!) + 1;
  const isLater = unit.index > other.index;
  return aboutNewCode(context, {
    form: null,
    scope: scopeNameAt(context, unit.firstLexeme),
    places: [
      {
        first: unit.firstLexeme,
        end: unit.endLexeme,
        evidence: [
          {
            role: 'other definition',
            side: 'after',
            ...headSpan(after, other.firstLexeme, other.endLexeme),
          },
        ],
      },
    ],
    message: `\`${unit.name}\` is defined on line ${line} as well, in the same block; ${isLater ? 'this one replaces it' : 'that one replaces this one'}.`,
    takeBack: `Remove this definition of ${unit.name}`,
  });
}
