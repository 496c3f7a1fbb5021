interface Moment {
  readonly text: string;
  readonly baseline: string;
  readonly kind: string;
}

const MOST_MOMENTS = 50;
const LONGEST = 4_000_000;

/**
 * What a document was compared with when it had a text that it may have again: undoing brings back what a person
 * typed and what a tool wrote alike, and only the past tells which was which.
 */
export class History {
  private readonly moments = new Map<string, Moment[]>();

  /** @param kind of the baseline; one of another kind has another past */
  remember(uri: string, moment: Moment): void {
    const others = (this.moments.get(uri) ?? []).filter(
      ({ text, kind }) => kind === moment.kind && text !== moment.text,
    );
    const kept = [...others, moment].slice(-MOST_MOMENTS);
    let length = kept.reduce((sum, { text, baseline }) => sum + text.length + baseline.length, 0);
    while (kept.length > 1 && length > LONGEST) {
      const { text, baseline } = kept.shift()!;
      length -= text.length + baseline.length;
    }
    this.moments.set(uri, kept);
  }

  /** @returns the baseline of that time, if the document had this text */
  recall(uri: string, text: string, kind: string): string | undefined {
    return this.moments.get(uri)?.find((moment) => moment.text === text && moment.kind === kind)?.baseline;
  }

  forget(uri: string): void {
    this.moments.delete(uri);
  }
}
