type Sign = '-' | '+';

const BLOCK = /^(`{3,})pare-diff\n([^]*?)\n\1$/gm;
const TOKENS: Readonly<Record<Sign, RegExp>> = { '-': /\[-[^]*?-\]/g, '+': /\{\+[^]*?\+\}/g };
const CLASSES: Readonly<Record<Sign, string>> = { '-': 'pare-deleted', '+': 'pare-inserted' };
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * Markdown whose blocks of `pare-diff` are HTML, coloured: the preview knows nothing of TextMate grammars. A line that is
 * gone or new as a whole is coloured in full, one that stays in part at its sign and the tokens in `[-…-]` or `{+…+}`.
 */
export function colourBlocks(markdown: string): string {
  return markdown.replace(BLOCK, (_, _fence, lines: string) => {
    const coloured = lines.split('\n').map(colourLine).join('\n');
    return `<pre><code>${coloured}\n</code></pre>`;
  });
}

function colourLine(line: string): string {
  const sign = line[0];
  if (sign !== '-' && sign !== '+') return escape(line);
  const tokens = [...line.matchAll(TOKENS[sign])];
  if (tokens.length === 0) return colour(line, sign);
  let html = colour(sign, sign);
  let end = 1;
  for (const { 0: token, index } of tokens) {
    html += escape(line.slice(end, index)) + colour(token, sign);
    end = index + token.length;
  }
  return html + escape(line.slice(end));
}

function colour(text: string, sign: Sign): string {
  return `<span class="${CLASSES[sign]}">${escape(text)}</span>`;
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}
