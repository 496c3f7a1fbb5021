export class Cache {
  private readonly entries = new Map<string, string>();

  get(key: string): string | undefined {
    return this.entries.get(key.toLowerCase());
  }

  // ... other methods unchanged ...
}
