export function read(text: string, version: number): Row[] {
  const lines = text.split("\n");
  return lines.map((line) => toRow(line, version));
}
