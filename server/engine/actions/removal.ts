import type { Span } from '../edit/model';
import { testOf } from '../retained/code';
import { bodyOf, clausesOf, exits, isDefinition } from '../retained/blocks';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';

/** Lines of a text that go, and blocks that step out by the indentation of what was around them. */
export interface Removal {
  readonly lines: ReadonlySet<number>;
  /** Lines that lose the difference between two indentations. */
  readonly outdented: readonly { readonly first: number; readonly last: number; readonly by: number }[];
}

const COMPOUND = /^(if|for|for_in|while|do|with|switch|try|match|labeled)_statement$|^statement_block$/;

export interface RemovalRequest {
  /** Units that go, with all that is in them. */
  readonly units: readonly number[];
  /** Stretches that are no statements, such as comments. */
  readonly spans: readonly Span[];
  /** Units that came with the edit: a condition among them may go once there is nothing to choose. */
  readonly isNew: (unit: number) => boolean;
  /** What stands for the removed code only gives a default: it must not become the only answer. */
  readonly onlyDefault: boolean;
}

/**
 * What goes with some statements: compound statements left empty, and a new condition that has nothing left to choose
 * between. A reason in words where the statements cannot go alone.
 */
export function removalOf(document: SyntaxDocument, request: RemovalRequest): Removal | string {
  const { units, source, lexemes } = document;
  const gone = new Set<number>();
  const unwrapped = new Map<number, readonly number[]>();
  const queue = [...request.units];
  for (let unit = queue.pop(); unit !== undefined; unit = queue.pop()) {
    if (isGone(unit)) continue;
    gone.add(unit);
    const { parent } = units[unit]!;
    if (parent <= 0) continue;
    const left = bodyOf(document, parent).filter((child) => !isGone(child));
    if (left.length > 0) {
      const problem = settleAhead(parent, left);
      if (problem !== null) return problem;
      continue;
    }
    const problem = settleEmpty(parent);
    if (problem !== null) return problem;
  }
  return linesOf();

  function isGone(unit: number): boolean {
    for (let at = unit; at > 0; at = units[at]!.parent) if (gone.has(at)) return true;
    return false;
  }

  /** A block that lost all its statements. */
  function settleEmpty(unit: number): string | null {
    const { kind, isClause, parent } = units[unit]!;
    if (isDefinition(document, units[unit]!)) return 'nothing would be left of the function';
    const clauses = clausesOf(document, unit).filter((clause) => !isGone(clause));
    if (kind === 'if_statement' && clauses.length > 0) {
      const [only] = clauses;
      if (clauses.length > 1 || units[only!]!.kind !== 'else_clause') return 'other branches depend on it';
      unwrapped.set(unit, bodyOf(document, only!));
      return null;
    }
    if (
      isClause &&
      kind === 'else_clause' &&
      request.isNew(parent) &&
      clausesOf(document, parent).length === 1
    ) {
      gone.delete(unit);
      unwrapped.set(parent, bodyOf(document, parent));
      return null;
    }
    if (isClause && /^(except|catch|finally|elif|case)/.test(kind)) return 'a branch would be left empty';
    if (kind === 'try_statement' || (isClause && kind === 'else_clause') || clauses.length === 0) {
      queue.push(unit);
      return null;
    }
    return 'a block would be left empty';
  }

  /** A new condition that leaves, with nothing behind it any more: what it does is all there is to do. */
  function settleAhead(parent: number, left: readonly number[]): string | null {
    const last = left[left.length - 1]!;
    const isGuard =
      // At the end of any other block, whoever is not let through goes on behind it.
      isFunctionBody(parent) &&
      request.isNew(last) &&
      testOf(document, units[last]!.node) !== null &&
      clausesOf(document, last).length === 0 &&
      exits(document, bodyOf(document, last)) &&
      units[parent]!.children.some((child) => child > last && isGone(child));
    if (!isGuard || queue.some((unit) => units[unit]!.parent === parent)) return null;
    if (request.onlyDefault) return 'what is left would only give a default';
    unwrapped.set(last, bodyOf(document, last));
    return null;
  }

  /** A function's unit, or the statement that holds a function as an expression. */
  function isFunctionBody(unit: number): boolean {
    return (
      isDefinition(document, units[unit]!) || !(units[unit]!.isClause || COMPOUND.test(units[unit]!.kind))
    );
  }

  function linesOf(): Removal | string {
    const lines = new Set<number>();
    const outdented: { first: number; last: number; by: number }[] = [];
    const spans: Span[] = [...request.spans];
    for (const unit of gone) spans.push(spanOf(unit));
    for (const [unit, body] of unwrapped) {
      const outer = spanOf(unit);
      const first = body[0];
      const lastUnit = body[body.length - 1];
      if (first === undefined || lastUnit === undefined) return 'a block would be left empty';
      const inner = { start: spanOf(first).start, end: spanOf(lastUnit).end };
      if (lineAt(source, inner.start) === lineAt(source, outer.start))
        return 'it shares its line with other code';
      spans.push({ start: outer.start, end: lineStart(inner.start) - 1 });
      if (lineAt(source, inner.end - 1) < lineAt(source, outer.end - 1))
        spans.push({ start: lineEnd(inner.end) + 1, end: outer.end });
      const by = columnOf(inner.start) - columnOf(outer.start);
      outdented.push({ first: lineAt(source, inner.start), last: lineAt(source, inner.end - 1), by });
    }
    for (const { start, end } of spans) {
      if (end <= start) continue;
      const isAlone =
        source.text.slice(lineStart(start), start).trim() === '' &&
        /^\s*(;|\*\/\}?)?\s*((#|\/\/).*)?$/.test(source.text.slice(end, lineEnd(end)));
      if (!isAlone) return 'it shares its line with other code';
      for (let line = lineAt(source, start); line <= lineAt(source, end - 1); line += 1) lines.add(line);
    }
    addBetween(lines);
    // Blank lines below what went from the top of the file part nothing any more.
    for (let line = 0; lines.has(0) && line < source.lineStarts.length - 1; line += 1) {
      if (lines.has(line)) continue;
      if (source.text.slice(source.lineStarts[line], source.lineStarts[line + 1]).trim() !== '') break;
      lines.add(line);
    }
    return { lines, outdented };
  }

  /** Blank lines between lines that go part nothing any more, and comments between statements that go speak of them. */
  function addBetween(lines: Set<number>): void {
    const idle = request.spans.length > 0 ? /^\s*$/ : /^\s*((#|\/\/).*)?$/;
    const ordered = [...lines].sort((one, other) => one - other);
    ordered.forEach((line, index) => {
      const next = ordered[index + 1] ?? line;
      const between = Array.from({ length: Math.max(next - line - 1, 0) }, (_, offset) => line + 1 + offset);
      if (between.every((other) => idle.test(textOfLine(other))))
        for (const other of between) lines.add(other);
    });
  }

  function textOfLine(line: number): string {
    return source.text.slice(source.lineStarts[line], source.lineStarts[line + 1]).trimEnd();
  }

  function spanOf(unit: number): Span {
    const { firstLexeme, endLexeme } = units[unit]!;
    return { start: lexemes.start[firstLexeme]!, end: lexemes.end[endLexeme - 1]! };
  }

  function lineStart(offset: number): number {
    return source.lineStarts[lineAt(source, offset)]!;
  }

  function lineEnd(offset: number): number {
    const end = source.text.indexOf('\n', Math.max(offset - 1, 0));
    return end === -1 ? source.text.length : end;
  }

  function columnOf(offset: number): number {
    return offset - lineStart(offset);
  }
}
