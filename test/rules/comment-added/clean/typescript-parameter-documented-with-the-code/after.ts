export class Clock {
  /** @param offset added to the time */
  now(offset: number): number {
    return Date.now() + offset;
  }
}
