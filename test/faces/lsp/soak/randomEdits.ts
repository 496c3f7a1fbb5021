export interface RandomNumbers {
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** The same numbers in every run: a failure can be looked at again. */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return { below, pick: (items) => items[below(items.length)]! };
}

/** The text with one of its lines changed, doubled, wrapped, gone, or beside something that does not belong there. */
export function randomlyEdited(text: string, random: RandomNumbers): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at]!;
  const changed = random.pick([
    [],
    [`${line}  `],
    [line.replace(' ', '')],
    [line, line],
    ['    # added', line],
    [line.replace(/\w+/, 'renamed')],
    ['if x:', `    ${line}`],
    [`${line}\r`],
    ['```python', line],
    [line, '\u{1F600} = "'],
  ]);
  return [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)].join('\n');
}
