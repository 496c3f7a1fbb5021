export function decode(text: string): Options {
  return JSON.parse(text);
}
