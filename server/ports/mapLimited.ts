/** Like `Promise.all` over `map`, with at most `limit` pieces of work under way. */
export async function mapLimited<Item, Value>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const values: Value[] = [];
  let next = 0;
  const runner = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      values[index] = await work(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: limit }, runner));
  return values;
}
