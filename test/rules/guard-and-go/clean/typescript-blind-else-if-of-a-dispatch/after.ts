export function contentOf(kind: string): string {
  if (kind === "rules") {
    return rules("New rule");
  } else if (kind === "prompts") {
    return prompts("New prompt");
  } else {
    return stringify(blockOf(kind));
  }
}
