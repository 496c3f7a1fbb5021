export function decode(text: string): Options {
  return looseParse(text);
}
