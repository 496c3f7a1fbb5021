/** What the page shows, without the no-break spaces it uses for blanks. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ').trim();
}

/** Whether a part of the text is like this. */
export function matches(text: string, pattern: string | RegExp): boolean {
  return typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text);
}
