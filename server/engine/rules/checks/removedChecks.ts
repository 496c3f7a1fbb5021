import type { Side } from '../../edit/alignment';
import type { Edit } from '../../edit/edit';
import type { SyntaxDocument } from '../../syntax/document';
import { childOfField, fieldOf, kindOf, namedChildrenOf } from '../../syntax/syntaxTree';

const CHECKS = new Set(['if_statement', 'elif_clause', 'assert_statement', 'while_statement']);

/** A check of before that the edit removed, or that it left with less to ask. */
interface RemovedCheck {
  readonly unit: number;
  readonly condition: number;
  /** What it asked about and no longer does. */
  readonly names: readonly string[];
}

/** The checks that an edit removed, and whether a new check is one of them in another place or another form. */
export class RemovedChecks {
  private readonly all: readonly RemovedCheck[];

  constructor(private readonly edit: Edit) {
    const { before, units } = edit.alignment;
    this.all = before.document.units
      .filter(({ index, kind }) => units.equal[index] === 0 && CHECKS.has(kind))
      .flatMap(({ index, node }) => removedCheck(before, index, node) ?? []);
  }

  /**
   * @param condition of a new check, a node of after
   * @param kept a unit of before that stands behind the new check, or in it
   */
  includes(condition: number, kept: number): boolean {
    if (this.all.length === 0) return false;
    const { after, before } = this.edit.pair;
    const hash = after.hashes.of(condition);
    const names = namesIn(after, condition);
    return this.all.some(
      (check) =>
        before.hashes.of(check.condition) === hash ||
        (this.standsBy(check.unit, kept) && check.names.some((name) => names.includes(name))),
    );
  }

  /** Whether a removed check stood around `kept`, or in a block around it, within the same function. */
  private standsBy(check: number, kept: number): boolean {
    const { units, language } = this.edit.pair.before;
    for (let at = kept; at > 0; at = units[at]!.parent) {
      if (at === check || units[check]!.parent === units[at]!.parent) return true;
      if (language!.functions.has(units[at]!.kind)) return false;
    }
    return false;
  }
}

function removedCheck({ document, unitPair, pair }: Side, unit: number, node: number): RemovedCheck | null {
  const condition = conditionOf(document, node);
  if (condition === null) return null;
  if (unitPair[unit] === -1) return { unit, condition, names: namesIn(document, condition) };
  const names = namesIn(document, condition, (name) => pair[document.lexemes.first[name]!] === -1);
  return names.length === 0 ? null : { unit, condition, names };
}

/** The condition of an `if`, or what an `assert` asserts. */
export function conditionOf({ tree }: SyntaxDocument, node: number): number | null {
  const condition = childOfField(tree, node, 'condition');
  if (condition !== null || kindOf(tree, node) !== 'assert_statement') return condition;
  return namedChildrenOf(tree, node)[0] ?? null;
}

/** The names that an expression reads, also of members, without those that ask rather than are asked about. */
export function namesIn(
  { tree, source }: SyntaxDocument,
  node: number,
  isMeant: (name: number) => boolean = () => true,
): string[] {
  const names: string[] = [];
  for (let inner = node; inner < tree.next[node]!; inner += 1) {
    const kind = kindOf(tree, inner);
    if ((kind !== 'identifier' && kind !== 'property_identifier') || !isMeant(inner)) continue;
    // What is called asks; `self` is only the way to what is asked about.
    if (fieldOf(tree, inner) === 'function') continue;
    const name = source.text.slice(tree.start[inner]!, tree.end[inner]!);
    if (!/^(self|cls|undefined)$/.test(name) && !(kind !== 'identifier' && /^(length|size)$/.test(name)))
      names.push(name);
  }
  return names;
}
