export function decode(text: string): Options {
  try {
    return looseParse(text);
  } catch (error) {
    console.warn(error);
    return {};
  }
}
