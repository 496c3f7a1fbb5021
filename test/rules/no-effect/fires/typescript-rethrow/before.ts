async function load(path: string): Promise<string> {
  return parse(await read(path));
}
