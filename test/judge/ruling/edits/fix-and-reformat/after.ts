export function slug(title: string): string {
  const words = title.trim().toLowerCase().split(/\s+/);
  return words.join("-");
}

export const DEFAULTS = {
  separator: "-",
  limit: 80,
};

// Shortens the text to the given limit while keeping whole words intact.
export function shorten(text: string, limit: number) {
  if (text.length <= limit) {
    return text;
  }
  const cut = text.lastIndexOf(" ", limit);
  return text.slice(0, cut < 0 ? limit : cut) + "…";
}
