import type { ChangeModel, ChangeOrigin, Span } from './model';

export interface Placement {
  readonly key: string;
  readonly origin: ChangeOrigin;
  readonly beforeUnit: number;
  readonly afterUnit: number;
}

/** Collects the changes of an edit; whatever has the same key is the same change. */
export class ChangeTable {
  readonly changes: ChangeModel[] = [];
  private readonly byKey = new Map<string, ChangeModel>();

  /** The change at a place, made on first use. */
  at({ key, origin, beforeUnit, afterUnit }: Placement): ChangeModel {
    const known = this.byKey.get(key);
    if (known !== undefined) return known;
    const change: ChangeModel = {
      number: this.changes.length,
      origin,
      part: 'layout',
      beforeUnit,
      afterUnit,
      beforeLexemes: [],
      afterLexemes: [],
      beforeTrivia: [],
      afterTrivia: [],
      needs: new Set(),
    };
    this.changes.push(change);
    this.byKey.set(key, change);
    return change;
  }

  known(key: string): ChangeModel | null {
    return this.byKey.get(key) ?? null;
  }

  addTrivia(change: ChangeModel, before: Span, after: Span): void {
    change.beforeTrivia.push(before);
    change.afterTrivia.push(after);
  }
}
