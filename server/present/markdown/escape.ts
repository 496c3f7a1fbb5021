/**
 * A message as Markdown. Messages are plain text that may hold names in backticks; anything else in them is
 * shown as it is, so that no text of a file can become a link or a heading.
 */
export function escapeMarkdown(message: string): string {
  return message
    .split(/(`[^`\n]+`)/)
    .map((piece, index) => (index % 2 === 1 ? piece : piece.replace(/[\\`*_{}[\]<>#|~!-]/g, '\\$&')))
    .join('');
}
