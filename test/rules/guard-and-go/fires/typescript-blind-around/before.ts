export function render(text: string, plain: boolean): string {
  const parts = split(text);
  parts.push("end");
  return parts.join("");
}
