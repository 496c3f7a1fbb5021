export function report(lines: string[]): void {
  console.log(lines.join('\n'));
  console.log(lines.length);
}
