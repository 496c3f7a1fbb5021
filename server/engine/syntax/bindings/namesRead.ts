import { Interner } from '../interner';
import { UNKNOWN, type Occurrence } from './model';
import type { Reading } from './reading';

interface GrowingOccurrence extends Occurrence {
  scope: number;
  binding: number;
}

/**
 * The names of a text in order, until it is known what each is bound to. Equal names are one string: a long text has
 * hundreds of thousands of them, and they are looked up over and over.
 */
export class NamesRead {
  readonly occurrences: GrowingOccurrence[];
  /** By occurrence: what it does where it stands. */
  readonly readings: Reading[];
  private count = 0;
  private readonly interner = new Interner();
  /** By number of the interner. */
  private readonly names: string[] = [];

  /** @param room about how many there are: growing long lists costs as much as all else here */
  constructor(
    private readonly text: string,
    room: number,
    private readonly spelled: (written: string) => string = (written) => written,
  ) {
    this.occurrences = new Array<GrowingOccurrence>(room);
    this.readings = new Array<Reading>(room);
  }

  /** @param start UTF-16 offsets of a half-open range of the text */
  nameAt(start: number, end: number): string {
    const id = this.interner.idOf(this.text, start, end);
    return (this.names[id] ??= this.spelled(this.text.slice(start, end)));
  }

  /** Must be called in text order. */
  add(name: string, node: number, scope: number, reading: Reading, flags = 0): void {
    const { role } = reading;
    this.occurrences[this.count] = {
      name,
      node,
      role,
      scope,
      binding: UNKNOWN,
      flags: reading.flags | flags,
    };
    this.readings[this.count] = reading;
    this.count += 1;
  }

  /** Must be called after the last was added. */
  close(): this {
    this.occurrences.length = this.count;
    this.readings.length = this.count;
    return this;
  }
}
