/**
 * A string literal reduced to what it means, so that literals that differ only in quotes, in escaped quotes or
 * in a prefix without effect are equal. Everything else is kept as written.
 */
export function normalisedString(literal: string, unescapeQuotes: boolean): string {
  const parts = /^([A-Za-z]*)("""|'''|"|')([\s\S]*)\2$/.exec(literal);
  if (parts === null) return literal;
  const [, rawPrefix, quote, content] = parts as unknown as [string, string, string, string];
  const prefix = rawPrefix.toLowerCase().replace('u', '');
  const raw = prefix.includes('r');
  if (prefix.includes('f') || prefix.includes('t')) {
    return /['"\\]/.test(content) ? literal : `${prefix}|${content}`;
  }
  const kept = raw && !content.includes('\\') ? prefix.replace('r', '') : prefix;
  const value = raw || !unescapeQuotes ? content : content.replace(/\\([\s\S])/g, unescaped);
  // A line end in a one-line literal is an escaped one and needs its quotes to be read again.
  return quote.length === 1 && content.includes('\n') ? literal : `${kept}|${value}`;
}

function unescaped(escape: string, character: string): string {
  return character === "'" || character === '"' ? character : escape;
}

/** JSX text by the rule of its compilers: lines trimmed, empty ones dropped, the rest joined by one blank. */
export function normalisedMarkupText(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      const head = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? head : head.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}
