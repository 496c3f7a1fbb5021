async function load(path: string): Promise<string> {
  try {
    return parse(await read(path), 1);
  } catch (error) {
    throw error;
  }
}
