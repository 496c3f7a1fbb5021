import type { ParsedText } from '../../syntax/disabled';
import { alignSequences } from '../../sequences/alignSequences';
import type { Parse } from '../../syntax/document';
import { Interner } from '../../syntax/interner';
import type { LanguageDescriptor } from '../../syntax/language';
import { sourceText } from '../../syntax/sourceText';
import { malformations } from '../../syntax/wellFormed';
import { lineTable, type LineTable } from '../reference/lineTable';
import { directivesOf } from './directives';
import { hasSameForm } from './executableForm';
import { occurrencesIn, type Occurrences, type OutputText } from './occurrences';
import { mechanismOf, type Mechanism, type Outcome } from './outcome';

export interface Compliance {
  readonly outcome: Outcome;
  readonly mechanism: Mechanism;
  /** What became of each line that had to go; null for a compliant output, which needs no account. */
  readonly occurrences: Occurrences | null;
}

/**
 * Whether an output deletes what the reference deletes, all of it and nothing else: the whole target is absent, the
 * remaining executable structure is the reference's, and no directive came or went. Null where the reference adds
 * code: then it is no pure deletion, and there is nothing to comply with.
 */
export function compliance(
  {
    before,
    reference,
    output,
  }: { readonly before: string; readonly reference: string; readonly output: string },
  language: LanguageDescriptor | null,
  parse: Parse,
): Compliance | null {
  const [p, r, o] = [prepared(before), prepared(reference), prepared(unfenced(output))];
  const beforeText = readOutput(p);
  const kept = keptLines(beforeText.table, lineTable(r, language, parse));
  if (kept === null) return null;
  if (o === r) return { outcome: 'compliant', mechanism: 'exact_match', occurrences: null };
  const outputText = readOutput(o);
  const occurrences = occurrencesIn(beforeText, outputText, (line) => kept.has(line));
  const isCommented = occurrences.required.some(({ fate }) => fate === 'commented');
  if (!isCommented && isSame(o, r)) {
    return { outcome: 'compliant', mechanism: 'equivalent_executable_structure', occurrences: null };
  }
  const { outcome, mechanism } = mechanismOf(occurrences, {
    isUnchanged: !isCommented && isSame(o, p),
    isBroken: language !== null && beforeText.parsed !== null && outputText.parsed === null,
  });
  return { outcome, mechanism, occurrences };

  function readOutput(text: string): OutputText {
    return { table: lineTable(text, language, parse), parsed: parsedText(text) };
  }

  function parsedText(text: string): ParsedText | null {
    if (language === null) return null;
    const tree = parse(language, text);
    const isSound = tree.errors.length === 0 && malformations(tree, text, language).length === 0;
    return isSound ? { text, tree, language } : null;
  }

  function isSame(one: string, other: string): boolean {
    if (language === null) return sameLines(one, other);
    const [left, right] = [parsedText(one), parsedText(other)];
    if (left === null || right === null) return false;
    return (
      hasSameForm(one, other, language, parse) &&
      directivesOf(left).join('\n') === directivesOf(right).join('\n')
    );
  }

  function sameLines(one: string, other: string): boolean {
    const said = (text: string): string =>
      lineTable(text, null, parse)
        .normalised.filter((line) => line !== '')
        .join('\n');
    return said(one) === said(other);
  }
}

function prepared(text: string): string {
  return `${sourceText(text).text.replace(/\n+$/, '')}\n`;
}

/** A single Markdown fence around the whole answer is taken off. */
function unfenced(text: string): string {
  return /^\s*```[^\n]*\n([\s\S]*?)\n```\s*$/.exec(text)?.[1] ?? text;
}

/** Lines of before that the reference keeps; null if the reference says anything that before does not. */
function keptLines(before: LineTable, reference: LineTable): ReadonlySet<number> | null {
  const interner = new Interner();
  const speaking = (table: LineTable): number[] =>
    table.normalised.flatMap((text, line) => (text === '' ? [] : [line]));
  const [lines, others] = [speaking(before), speaking(reference)];
  const pairs = alignSequences(
    lines.map((line) => interner.idOf(before.normalised[line]!)),
    others.map((line) => interner.idOf(reference.normalised[line]!)),
  );
  if (pairs.after.length < others.length) return null;
  return new Set(pairs.before.map((index) => lines[index]!));
}
