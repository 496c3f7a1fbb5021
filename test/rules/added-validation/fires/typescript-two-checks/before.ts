export async function load(ids: string[], store: Store): Promise<Row[]> {
  const rows = await store.read(ids);
  rows.sort(byName);
  return rows;
}
