import type { Edit } from '../edit/edit';
import { partsOf } from '../edit/figures';
import { cognitiveComplexity, type CognitiveComplexity } from '../measures/cognitive/cognitiveComplexity';
import { tokenDistance } from '../measures/tokenDistance';
import { tokenSequence } from '../measures/tokenSequence';
import type { Change, ComplexityFigures, FunctionReport } from '../report';
import type { SyntaxDocument } from '../syntax/document';
import type { Scope } from '../syntax/scopes';
import { rangeOf } from '../syntax/sourceText';

export interface Complexities {
  readonly before: CognitiveComplexity | null;
  readonly after: CognitiveComplexity | null;
}

export function complexitiesOf({ pair }: Edit): Complexities {
  return { before: cognitiveComplexity(pair.before), after: cognitiveComplexity(pair.after) };
}

/** The functions that hold at least one change of their own. */
export function describeFunctions(
  edit: Edit,
  scopes: { readonly before: readonly Scope[]; readonly after: readonly Scope[] },
  changes: readonly Change[],
  scopeNames: readonly string[],
  complexities: Complexities,
): FunctionReport[] {
  const { before, after } = edit.pair;
  if (complexities.before === null || complexities.after === null) return [];
  const beforeByName = firstByName(scopes.before);
  const afterByName = firstByName(scopes.after);
  const names = [...new Set([...afterByName.keys(), ...beforeByName.keys()])];
  return names.flatMap((name) => {
    const own = changes.filter((_, index) => scopeNames[index] === name);
    if (own.length === 0) return [];
    const one = beforeByName.get(name) ?? null;
    const other = afterByName.get(name) ?? null;
    return [
      {
        name,
        before: one === null ? null : rangeOfScope(before, one),
        after: other === null ? null : rangeOfScope(after, other),
        measures: {
          tokenDistance: tokenDistance(tokensOf(before, one), tokensOf(after, other)),
          cognitiveComplexity: difference(
            valueOf(complexities.before!, one),
            valueOf(complexities.after!, other),
          ),
        },
        parts: partsOf(own),
        changes: own.map(({ id }) => id),
      },
    ];
  });
}

export function difference(before: number, after: number): ComplexityFigures {
  return { before, after, added: after - before };
}

function firstByName(scopes: readonly Scope[]): ReadonlyMap<string, Scope> {
  const byName = new Map<string, Scope>();
  for (const scope of scopes) if (scope.isFunction && !byName.has(scope.name)) byName.set(scope.name, scope);
  return byName;
}

function rangeOfScope({ source, lexemes }: SyntaxDocument, { firstLexeme, endLexeme }: Scope) {
  return rangeOf(source, lexemes.start[firstLexeme]!, lexemes.end[endLexeme - 1]!);
}

function tokensOf(document: SyntaxDocument, scope: Scope | null): Int32Array {
  if (scope === null) return new Int32Array(0);
  return tokenSequence(document, { first: scope.firstLexeme, end: scope.endLexeme });
}

function valueOf({ functions }: CognitiveComplexity, scope: Scope | null): number {
  return scope === null ? 0 : (functions.get(scope.node) ?? 0);
}
