export async function load(path: string): Promise<void> {
  try {
    await read(path);
  } catch (error) {
    window.showErrorMessage(`Cannot read ${path}`);
  }
  done(path);
}
