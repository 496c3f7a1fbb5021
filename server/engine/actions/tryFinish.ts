import type { Edit } from '../edit/edit';
import type { TextEdit } from '../report';
import { readPair, type Parse, type SyntaxDocument } from '../syntax/document';
import { faultOfResult, malformedNodes } from '../syntax/wellFormed';
import { namesIn, type NameOccurrence } from '../retained/names';
import { scopeOfLexemes, scopesOf } from '../syntax/scopes';
import { lineAt, positionAt } from '../syntax/sourceText';
import { ownersOf } from '../edit/owners';
import { removalOf, type Removal, type RemovalRequest } from './removal';
import type { Trial } from './tryAction';

/**
 * Deletes code that should have gone and was kept, and what only chose between it and its replacement. Tried on the
 * text: the result must parse, and nothing left may refer to what went.
 */
export function tryFinish(edit: Edit, request: RemovalRequest, parse: Parse): Trial {
  const { after } = edit.pair;
  if (after.language === null) return withheld('the text does not parse');
  const removal = removalOf(after, request);
  if (typeof removal === 'string') return withheld(removal);
  if (removal.lines.size === 0) return withheld('the text would not change');
  const unset = readButUnset(after, removal);
  if (unset.length > 0) return withheld(`would leave ${unset.join(', ')} without a binding`);
  const result = applied(after, removal);
  const pair = readPair(after.source.text, result, after.language, parse);
  if (pair.textReason !== null) return withheld('the result would not parse');
  const fault = faultOfResult(
    malformedNodes(pair.after.tree, result, after.language),
    malformedNodes(after.tree, after.source.text, after.language),
  );
  if (fault !== null) return withheld(`the result would have ${fault}`);
  const lost = lostIn(edit, pair.after);
  if (lost.length > 0) return withheld(`would leave ${lost.join(', ')} without a binding`);
  return { kind: 'offered', edits: editsOf(after, removal), safe: false };
}

function withheld(reason: string): Trial {
  return { kind: 'withheld', reason };
}

function applied({ source }: SyntaxDocument, { lines, outdented }: Removal): string {
  return source.text
    .split('\n')
    .flatMap((text, line) => {
      if (lines.has(line)) return [];
      const shift = outdented.filter(({ first, last }) => first <= line && line <= last);
      const by = shift.reduce((sum, { by: columns }) => sum + columns, 0);
      return [text.slice(Math.min(by, text.length - text.trimStart().length))];
    })
    .join('\n');
}

function editsOf({ source }: SyntaxDocument, { lines, outdented }: Removal): TextEdit[] {
  const edits: TextEdit[] = [];
  const count = source.lineStarts.length;
  const at = (line: number): number => source.lineStarts[line] ?? source.text.length;
  const add = (start: number, end: number): void => {
    edits.push({
      range: { start: positionAt(source, start), end: positionAt(source, end) },
      newText: '',
    });
  };
  for (let line = 0; line < count; line += 1) {
    if (lines.has(line)) {
      let end = line;
      while (lines.has(end + 1)) end += 1;
      // The last line has no line end of its own: the one before it goes.
      if (end + 1 < count) add(at(line), at(end + 1));
      else add(Math.max(at(line) - 1, 0), source.text.length);
      line = end;
      continue;
    }
    const by = outdented
      .filter(({ first, last }) => first <= line && line <= last)
      .reduce((sum, { by: columns }) => sum + columns, 0);
    const text = source.text.slice(at(line), at(line + 1));
    const lead = text.length - text.trimStart().length;
    if (by > 0 && text.trim() !== '') add(at(line), at(line) + Math.min(by, lead));
  }
  return edits;
}

/** Variables that a removed statement sets and a later one reads before anything else sets them. */
function readButUnset(after: SyntaxDocument, { lines }: Removal): string[] {
  const { lexemes, source } = after;
  const scopes = scopesOf(after);
  const owner = scopeOfLexemes(after, scopes);
  const units = ownersOf(after);
  const isGone = ({ lexeme }: NameOccurrence): boolean => lines.has(lineAt(source, lexemes.start[lexeme]!));
  const occurrences = namesIn(after);
  const set = occurrences.filter((occurrence) => occurrence.role !== 'use' && isGone(occurrence));
  return [
    ...new Set(
      set.flatMap(({ name, lexeme }) => {
        const scope = owner[lexeme]!;
        const left = occurrences.filter(
          (other) => other.name === name && owner[other.lexeme] === scope && !isGone(other),
        );
        const [first] = left;
        if (first === undefined) return [];
        const isRead = left.some(
          (other) => other.role === 'use' && units[other.lexeme] === units[first.lexeme],
        );
        return isRead && first.lexeme > lexeme ? [name] : [];
      }),
    ),
  ];
}

/** Names that the result uses and does not bind, although after binds them. */
function lostIn({ pair, language }: Edit, result: SyntaxDocument): string[] {
  const occurrences = namesIn(result);
  const bound = new Set(occurrences.flatMap(({ name, role }) => (role === 'use' ? [] : [name])));
  const boundAfter = new Set(namesIn(pair.after).flatMap(({ name, role }) => (role === 'use' ? [] : [name])));
  const used = new Set(occurrences.flatMap(({ name, role }) => (role === 'use' ? [name] : [])));
  return [...used].filter(
    (name) => !bound.has(name) && boundAfter.has(name) && language?.globals.has(name) !== true,
  );
}
