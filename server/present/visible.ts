const TAB_WIDTH = 4;
const LONGEST_LINE = 160;

/**
 * Text that a terminal shows as it is. A file, a path or a message could otherwise move the cursor, change
 * colours or the reading direction, and so make the output say something else.
 */
export function harmless(text: string): string {
  return text.replace(UNSHOWN, (character) => escaped(character));
}

// Control characters but tab, and those that direct bidirectional text.
const UNSHOWN = /[^\P{Cc}\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

function escaped(character: string): string {
  return `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`;
}

/** A line of a file, cut where nobody reads on. */
export function shownLine(line: string): string {
  const text = harmless(line).replaceAll('\t', ' '.repeat(TAB_WIDTH)).trimEnd();
  return text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text;
}

/** A line with its blanks and its end made visible, for lines that differ in nothing else. */
export function shownWithBlanks(line: string, end: string): string {
  const indentation = /^[ \t]*/.exec(line)![0];
  const trailing = line.length === indentation.length ? '' : /[ \t]*$/.exec(line)![0];
  const inner = line.slice(indentation.length, line.length - trailing.length);
  return marked(indentation) + shownLine(inner) + marked(trailing) + LINE_END[end];
}

const LINE_END: Readonly<Record<string, string>> = { '': '', '\n': '␊', '\r\n': '␍␊', '\r': '␍' };

function marked(blanks: string): string {
  return blanks.replaceAll(' ', '·').replaceAll('\t', '→');
}
