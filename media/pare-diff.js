// Colours the blocks of `pare-diff` in the Markdown preview, which knows nothing of TextMate grammars: a line that is gone
// or new as a whole, or the tokens in `[-…-]` and `{+…+}` of a line that stays in part.
(() => {
  const TOKENS = { '-': /\[-[^]*?-\]/g, '+': /\{\+[^]*?\+\}/g };
  const CLASSES = { '-': 'pare-deleted', '+': 'pare-inserted' };

  /** @returns {(string | HTMLElement)[]} what a line consists of */
  function partsOf(line) {
    const sign = line[0];
    if (sign !== '-' && sign !== '+') return [line];
    const tokens = [...line.matchAll(TOKENS[sign])];
    if (tokens.length === 0) return [coloured(line, sign)];
    const parts = [coloured(sign, sign)];
    let end = 1;
    for (const { 0: token, index } of tokens) {
      parts.push(line.slice(end, index), coloured(token, sign));
      end = index + token.length;
    }
    return [...parts, line.slice(end)];
  }

  function coloured(text, sign) {
    const span = document.createElement('span');
    span.className = CLASSES[sign];
    span.textContent = text;
    return span;
  }

  function colour() {
    for (const block of document.querySelectorAll('code.language-pare-diff:not([data-pare])')) {
      const lines = block.textContent.split('\n');
      block.dataset.pare = '';
      block.replaceChildren(
        ...lines.flatMap((line, index) => (index === 0 ? partsOf(line) : ['\n', ...partsOf(line)])),
      );
    }
  }

  colour();
  window.addEventListener('vscode.markdown.updateContent', colour);
})();
