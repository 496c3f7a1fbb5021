export async function load(ids: string[], store: Store): Promise<Row[]> {
  if (ids.length === 0) {
    return [];
  }
  const rows = await store.read(ids);
  if (!Array.isArray(rows)) throw new Error('no rows');
  rows.sort(byDate);
  return rows;
}
