export async function load(path: string): Promise<void> {
  await read(path);
  done(path);
}
