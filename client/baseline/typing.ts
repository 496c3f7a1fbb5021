/** A replaced stretch of a document, as the editor tells it. */
export interface TextChange {
  /** UTF-16 units that are gone. */
  readonly rangeLength: number;
  /** Line breaks that are gone. */
  readonly rangeBreaks: number;
  readonly text: string;
}

/**
 * Whether one event of a document changes more at once than a person does by keyboard. The editor does not
 * say who changed a text, so this is told by the shape:
 *
 * - Typing at several cursors and renaming put the same text everywhere; pasting only inserts; completing may
 *   add an import line elsewhere; moving a line takes out what it puts in. All that is a person's.
 * - Replacing several lines, or different texts at several places that make up three lines, is a tool's.
 */
export function isBulk(changes: readonly TextChange[]): boolean {
  if (changes.length === 0) return false;
  if (changes.length === 1) return replacesLines(changes[0]!);
  if (changes.every(({ text }) => text === changes[0]!.text)) return false;
  if (movesLines(changes)) return false;
  const breaks = changes.reduce((sum, { text, rangeBreaks }) => sum + breaksIn(text) + rangeBreaks, 0);
  return breaks >= 3 || changes.some(replacesLines);
}

/** Whether only white space differs, as after formatting a document on request. */
export function isSpacing(before: string, after: string): boolean {
  return before.replace(/\s+/g, '') === after.replace(/\s+/g, '');
}

/** A single word that is typed over a selection of many lines stays a person's. */
const SHORT = 20;

function replacesLines({ rangeLength, rangeBreaks, text }: TextChange): boolean {
  if (rangeLength === 0 || text.trim() === '') return false;
  const inserted = breaksIn(text);
  return rangeBreaks + inserted >= 2 && (inserted > 0 || text.length >= SHORT);
}

function movesLines(changes: readonly TextChange[]): boolean {
  const [one, other] = changes;
  if (changes.length !== 2 || one === undefined || other === undefined) return false;
  const isMove = (gone: TextChange, added: TextChange) =>
    gone.text === '' && added.rangeLength === 0 && Math.abs(gone.rangeLength - added.text.length) <= 2;
  return isMove(one, other) || isMove(other, one);
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
