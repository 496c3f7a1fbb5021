export function render(text: string, plain: boolean): string {
  const parts = split(text);
  if (parts.length > 80 && text.startsWith("#")) {
    parts.push(shortEnd(parts));
  } else {
    parts.push("end");
  }
  return parts.join("");
}
