export function contentOf(kind: string): string {
  if (kind === "rules") {
    return rules("New rule");
  } else {
    return stringify(blockOf(kind));
  }
}
