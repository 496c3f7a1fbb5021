const FIRST_SIZE = 256;

/**
 * Gives equal texts equal numbers, from 1. Shared by the two texts of an edit, so that numbers compare across them.
 *
 * A hash table of places in texts, not a `Map` of strings: cutting every token out of its text to ask for its number
 * would cost more than the answer.
 */
export class Interner {
  /** By number less 1: where the text was met first. */
  private readonly sources: string[] = [];
  private starts = new Uint32Array(FIRST_SIZE);
  private lengths = new Uint32Array(FIRST_SIZE);
  private hashes = new Int32Array(FIRST_SIZE);
  /** Numbers by hash, 0 where a place is free; twice as many places as there may be numbers. */
  private places = new Int32Array(2 * FIRST_SIZE);

  /** @param start UTF-16 offsets of a half-open range of `source`: all of it by default */
  idOf(source: string, start = 0, end = source.length): number {
    const length = end - start;
    let hash = length;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ source.charCodeAt(at), 0x01000193);
    const last = this.places.length - 1;
    for (let place = mixed(hash) & last; ; place = (place + 1) & last) {
      const id = this.places[place]!;
      if (id === 0) return this.add(place, { source, start, length, hash });
      if (this.hashes[id - 1] === hash && this.isAt(id - 1, source, start, length)) return id;
    }
  }

  private isAt(index: number, source: string, start: number, length: number): boolean {
    if (this.lengths[index] !== length) return false;
    const known = this.sources[index]!;
    const from = this.starts[index]!;
    for (let at = 0; at < length; at += 1) {
      if (known.charCodeAt(from + at) !== source.charCodeAt(start + at)) return false;
    }
    return true;
  }

  private add(place: number, { source, start, length, hash }: Text): number {
    const index = this.sources.length;
    this.sources.push(source);
    this.starts[index] = start;
    this.lengths[index] = length;
    this.hashes[index] = hash;
    this.places[place] = index + 1;
    if (index + 1 === this.starts.length) this.grow();
    return index + 1;
  }

  private grow(): void {
    const size = 2 * this.starts.length;
    this.starts = enlarged(this.starts, new Uint32Array(size));
    this.lengths = enlarged(this.lengths, new Uint32Array(size));
    this.hashes = enlarged(this.hashes, new Int32Array(size));
    this.places = new Int32Array(2 * size);
    const last = this.places.length - 1;
    for (let index = 0; index < this.sources.length; index += 1) {
      let place = mixed(this.hashes[index]!) & last;
      while (this.places[place] !== 0) place = (place + 1) & last;
      this.places[place] = index + 1;
    }
  }
}

interface Text {
  readonly source: string;
  readonly start: number;
  readonly length: number;
  readonly hash: number;
}

function enlarged<T extends Uint32Array | Int32Array>(old: T, large: T): T {
  large.set(old);
  return large;
}

/** The low bits of a product tell little of the high bits of its factors. */
function mixed(hash: number): number {
  return hash ^ (hash >>> 15);
}
