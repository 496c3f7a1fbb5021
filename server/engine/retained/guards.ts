import type { SyntaxDocument } from '../syntax/document';
import { childOfField, kindOf, namedChildrenOf } from '../syntax/syntaxTree';
import { AND, atomsOf, chainOf, DEFAULTING, operandsOf, operatorOf, OR } from './conditions';
import { bodyOf, clausesOf, enclosing, exits, isExempt } from './blocks';
import { codeOf, testOf, withoutParentheses } from './code';
import type { FormContext } from './forms/form';
import { lineAt } from '../syntax/sourceText';
import { NOT_ROUTED } from './featureFlags';

/**
 * A new condition that decides whether a retained statement runs.
 *
 * - `ahead`: it leaves before the statement is reached; `beside`: it does something first and goes on
 * - `around`: the statement is in its body; `else`: in a branch for what it does not cover
 * - `within`: the statement is a test, and the condition stands in what that controls
 * - `operand`: it was added to the retained test; `choice`: to the retained expression
 */
export interface Guard {
  readonly place: 'ahead' | 'beside' | 'around' | 'else' | 'within' | 'operand' | 'choice';
  /** Nodes of after that ask, not empty; the operands added where it is an operand. */
  readonly tests: readonly number[];
  /** Node of after to show. */
  readonly node: number;
  /** Statements (units of after) it runs instead of the retained code; empty for expressions. */
  readonly body: readonly number[];
  /** What an expression gives instead of the retained one, or null. */
  readonly instead: number | null;
}

/** Every new condition around, in front of or inside a retained statement, innermost first. */
export function guardsOf(context: FormContext): readonly Guard[] {
  const { after } = context.analysis;
  return [
    ...expressionGuards(context),
    ...aroundGuards(context),
    ...aheadGuards(context),
    ...withinGuards(context),
  ].filter(({ tests, body }) => {
    const isFlag = tests.some((test) => NOT_ROUTED.test(codeOf(after, test)));
    return !isFlag && !isExempt(after, body);
  });
}

function aroundGuards({ analysis: { after, isAdded }, target }: FormContext): Guard[] {
  const guards: Guard[] = [];
  const chain = [target.after, ...enclosing(after, target.after)];
  for (const unit of chain) {
    const { kind, node } = after.units[unit]!;
    if (
      unit !== target.after &&
      isAdded[unit] &&
      kind === 'if_statement' &&
      !isInClause(after, target.after, unit)
    )
      add('around', unit, node, elseBody(after, unit));
    if (unit !== target.after && isAdded[unit] && kind === 'elif_clause') add('around', unit, node, []);
    if (after.units[unit]!.isClause && kind !== 'except_clause') {
      for (const earlier of earlierBranches(after, unit)) {
        if (isAdded[earlier]) add('else', earlier, after.units[earlier]!.node, bodyOf(after, earlier));
      }
    }
  }
  return guards;

  function add(place: 'around' | 'else', unit: number, node: number, body: readonly number[]): void {
    const test = testOf(after, node) ?? caseTest(after, node);
    if (test !== null) guards.push({ place, tests: [test], node: headOf(after, unit), body, instead: null });
  }
}

function isInClause(document: SyntaxDocument, unit: number, compound: number): boolean {
  return clausesOf(document, compound).some((clause) => clause <= unit && unit < document.units[clause]!.end);
}

/** The statement a clause belongs to, and its clauses before this one. */
function earlierBranches(document: SyntaxDocument, clause: number): readonly number[] {
  const { parent } = document.units[clause]!;
  const compound = document.units[parent]!;
  const clauses = clausesOf(document, parent).filter((other) => other < clause);
  return compound.kind === 'if_statement' ? [parent, ...clauses] : clauses;
}

function elseBody(document: SyntaxDocument, unit: number): readonly number[] {
  return clausesOf(document, unit).flatMap((clause) => bodyOf(document, clause));
}

/** New statements before the retained one in its block or one around it. */
function aheadGuards({ analysis: { after, isAdded }, target }: FormContext): Guard[] {
  const guards: Guard[] = [];
  for (const unit of [target.after, ...enclosing(after, target.after)]) {
    if (after.units[unit]!.isClause) continue;
    const siblings = after.units[after.units[unit]!.parent]!.children;
    for (const sibling of siblings) {
      if (sibling >= unit) break;
      const { kind, node } = after.units[sibling]!;
      const test = testOf(after, node);
      const body = bodyOf(after, sibling);
      if (kind !== 'if_statement' || test === null) continue;
      // An old condition that leaves only since the edit is a new way out as well.
      const last = body[body.length - 1];
      const leavesNow = last !== undefined && isAdded[last] && exits(after, body);
      if (!isAdded[sibling] && !leavesNow) continue;
      const place = exits(after, body) ? 'ahead' : 'beside';
      guards.push({ place, tests: [test], node: headOf(after, sibling), body, instead: null });
    }
  }
  return guards.reverse();
}

/** New conditions directly inside what a retained test controls, around or ahead of what was there. */
function withinGuards({ analysis: { after, isAdded, match }, target }: FormContext): Guard[] {
  const { kind } = after.units[target.after]!;
  if (!/^(if_statement|elif_clause|else_clause|for_statement|for_in_statement|while_statement)$/.test(kind))
    return [];
  const inside = bodyOf(after, target.after);
  return inside.flatMap((unit, index) => {
    if (!isAdded[unit] || after.units[unit]!.kind !== 'if_statement') return [];
    const test = testOf(after, after.units[unit]!.node);
    const holdsOld = holds(unit);
    const leaves = exits(after, bodyOf(after, unit)) && inside.slice(index + 1).some(isOld);
    if (test === null || (!holdsOld && !leaves)) return [];
    const body = holdsOld ? elseBody(after, unit) : bodyOf(after, unit);
    return [{ place: 'within' as const, tests: [test], node: headOf(after, unit), body, instead: null }];
  });

  function isOld(unit: number): boolean {
    return match.beforeOf[unit] !== -1 || holds(unit);
  }

  function holds(unit: number): boolean {
    for (let inner = unit + 1; inner < after.units[unit]!.end; inner += 1) {
      if (match.beforeOf[inner] !== -1) return true;
    }
    return false;
  }
}

/** Operands added to a retained test, and choices put around a retained expression. */
function expressionGuards({ analysis: { before, after, match, lines }, target }: FormContext): Guard[] {
  const guards: Guard[] = [];
  const { node } = after.units[target.after]!;
  const oldCode = match.codes.before[target.before]!;
  if (match.codes.after[target.after] === oldCode) return [];
  const test = testOf(after, node);
  const oldTest = testOf(before, before.units[target.before]!.node);
  if (test !== null && oldTest !== null) {
    const old = new Set(atomsOf(before, oldTest).map((atom) => codeOf(before, atom)));
    const added = [AND, OR]
      .flatMap((operator) => chainOf(after, test, operator))
      .filter(
        (operand) =>
          operand !== test && !atomsOf(after, operand).some((atom) => old.has(codeOf(after, atom))),
      );
    if (added.length > 0)
      guards.push({ place: 'operand', tests: added, node: added[0]!, body: [], instead: null });
  }
  const operands = addedOperands(oldCode);
  if (guards.length === 0 && operands.length > 0)
    guards.push({ place: 'operand', tests: operands, node: operands[0]!, body: [], instead: null });
  const end = after.tree.next[node]!;
  for (let inner = node + 1; inner < end; inner += 1) {
    const guard = choiceAt(after, inner);
    if (guard !== null && !oldCode.includes(codeOf(after, inner)) && isKept(guard)) guards.push(guard);
  }
  return guards;

  /** Operands new in a chain of `and` or `or` of which another operand stands on a line that should have gone. */
  function addedOperands(old: string): readonly number[] {
    const kept = lines.flatMap(({ at, fate }) => (fate === 'live' && at !== null ? [at] : []));
    for (let inner = node + 1; inner < after.tree.next[node]!; inner += 1) {
      const operator = operatorOf(after, inner);
      if (operator === null || !(AND.test(operator) || OR.test(operator))) continue;
      const operands = chainOf(after, inner, AND.test(operator) ? AND : OR);
      const isOld = (operand: number): boolean => ` ${old} `.includes(` ${codeOf(after, operand)} `);
      const isTarget = (operand: number): boolean =>
        isOld(operand) && kept.includes(lineAt(after.source, after.tree.start[operand]!));
      const added = operands.filter((operand) => !isOld(operand));
      if (added.length > 0 && operands.some(isTarget)) return added;
    }
    return [];
  }

  /** Whether one arm of a choice is code that was there. */
  function isKept({ instead, node: choice }: Guard): boolean {
    const arms = choiceArms(after, choice);
    return arms.some(
      (arm) =>
        arm !== instead && ` ${oldCode} `.includes(` ${codeOf(after, arm).replace(/ \?\. /g, ' . ')} `),
    );
  }
}

/** A conditional expression, or a value with a default. */
function choiceAt(document: SyntaxDocument, node: number): Guard | null {
  const kind = kindOf(document.tree, node);
  const arms = choiceArms(document, node);
  if (arms.length < 2) return null;
  const base = { place: 'choice' as const, node, body: [] };
  if (/^(conditional_expression|ternary_expression)$/.test(kind)) {
    const test = testOf(document, node);
    return test === null ? null : { ...base, tests: [withoutParentheses(document, test)], instead: null };
  }
  return { ...base, tests: [arms[0]!], instead: arms[1]! };
}

export function choiceArms(document: SyntaxDocument, node: number): readonly number[] {
  const { tree } = document;
  const kind = kindOf(tree, node);
  if (kind === 'conditional_expression') {
    const [first, , last] = namedChildrenOf(tree, node);
    return first === undefined || last === undefined ? [] : [first, last];
  }
  if (kind === 'ternary_expression') {
    return ['consequence', 'alternative'].flatMap((field) => childOfField(tree, node, field) ?? []);
  }
  const operator = operatorOf(document, node);
  return operator !== null && DEFAULTING.test(operator) ? operandsOf(document, node) : [];
}

function caseTest({ tree }: SyntaxDocument, node: number): number | null {
  const kind = kindOf(tree, node);
  if (kind === 'switch_case') return childOfField(tree, node, 'value');
  if (kind === 'case_clause') return namedChildrenOf(tree, node)[0] ?? null;
  return null;
}

/** The node to show for a unit: the unit itself, whose first line is its header. */
function headOf({ units }: SyntaxDocument, unit: number): number {
  return units[unit]!.node;
}

/** Handlers of a try statement, or what is called with a handler. */
export function handlersOf(document: SyntaxDocument, statement: number): readonly number[] {
  return clausesOf(document, statement).filter((clause) =>
    /^(except_clause|except_group_clause|catch_clause)$/.test(document.units[clause]!.kind),
  );
}
