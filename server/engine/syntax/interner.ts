/** Gives equal texts equal numbers. Shared by the two texts of an edit, so that numbers compare across them. */
export class Interner {
  private readonly ids = new Map<string, number>();

  idOf(text: string): number {
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    const id = this.ids.size + 1;
    this.ids.set(text, id);
    return id;
  }
}
