import { expect, test } from 'vitest';
import { colourBlocks } from '../../../client/views/colouredBlocks';

test('colours a whole line, or the sign and the tokens of one that stays in part', () => {
  const block = '````pare-diff\n- gone\n- a [-b-] c\n+ a {+d+} c\n+ new\n````';
  expect(colourBlocks(`# Page\n\n${block}\n\nText.`)).toBe(
    `# Page

<pre><code><span class="pare-deleted">- gone</span>
<span class="pare-deleted">-</span> a <span class="pare-deleted">[-b-]</span> c
<span class="pare-inserted">+</span> a <span class="pare-inserted">{+d+}</span> c
<span class="pare-inserted">+ new</span>
</code></pre>

Text.`,
  );
});

test('shows code as it is, whatever it looks like to a browser', () => {
  expect(colourBlocks('```pare-diff\n+ a<b>&c {+<script>+}\n```')).toContain(
    ' a&lt;b&gt;&amp;c <span class="pare-inserted">{+&lt;script&gt;+}</span>',
  );
});

test('knows the end of a block by its own fence', () => {
  expect(colourBlocks('````pare-diff\n+ ```\n````\nafter')).toMatch(/```<\/span>\n<\/code><\/pre>\nafter$/);
});

test('leaves other blocks and texts alone', () => {
  const other = '```diff\n- a\n```\n`pare-diff`\n';
  expect(colourBlocks(other)).toBe(other);
});
