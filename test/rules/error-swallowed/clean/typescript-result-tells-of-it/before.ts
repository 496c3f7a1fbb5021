export async function load(path: string): Promise<Answer> {
  const rows = await read(path);
  return { ok: true, rows };
}
