/** A file's own words against being checked stand at its top, where whoever opens it sees them. */
const FIRST_LINES = 10;

/** In a comment of its own, whatever the language: a string that holds the words says nothing about the file. */
const MARK =
  /^[ \t]*(?:#|\/\/|\/\*+|\*|<!--|--|;|%)[ \t]*pare-ignore-file\b[ \t]*:?[ \t]*(.*?)[ \t]*(?:\*\/|-->)?[ \t]*$/;

/** Why the file asks that its findings are accepted; null if it does not. */
export function ignoreFileReason(before: string, after: string): string | null {
  const mark = markIn(after);
  if (mark === null) return null;
  // An edit can silence what is said about it: then that is said.
  const since = before !== '' && markIn(before) === null ? ', added by this edit' : '';
  const why = mark.reason === '' ? '' : `: ${mark.reason}`;
  return `pare-ignore-file in line ${mark.line}${since}${why}`;
}

function markIn(text: string): { readonly line: number; readonly reason: string } | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, FIRST_LINES);
  for (const [index, line] of lines.entries()) {
    const found = MARK.exec(line);
    if (found !== null) return { line: index + 1, reason: found[1]! };
  }
  return null;
}
