export function read(text: string, version: number): Row[] {
  if (version === 2) {
    // Backwards compatible: files of version 1 are read as before.
    return parse(text);
  }
  const lines = text.split("\n");
  return lines.map((line) => toRow(line, version));
}
