export function report(lines: string[], quiet?: boolean): void {
  if (!quiet) {
    console.log(lines.join('\n'));
  }
  console.log(lines.length);
}
