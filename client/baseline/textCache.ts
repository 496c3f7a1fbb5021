/** The last known texts of files that are not open, newest last, up to a total length. */
export class TextCache {
  private readonly texts = new Map<string, string>();
  private length = 0;

  /** @param longest of all texts together, in UTF-16 units */
  constructor(private readonly longest: number) {}

  get(uri: string): string | undefined {
    return this.texts.get(uri);
  }

  set(uri: string, text: string): void {
    this.delete(uri);
    this.texts.set(uri, text);
    this.length += text.length;
    for (const oldest of this.texts.keys()) {
      if (this.length <= this.longest) return;
      this.delete(oldest);
    }
  }

  delete(uri: string): void {
    this.length -= this.texts.get(uri)?.length ?? 0;
    this.texts.delete(uri);
  }
}
