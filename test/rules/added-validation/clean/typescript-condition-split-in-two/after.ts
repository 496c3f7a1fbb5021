export function label(type: Type | undefined, out: string[]): void {
  if (!type) {
    return;
  }
  if (isLiteral(type)) {
    out.push(type.text);
  }
  out.push('end');
}
