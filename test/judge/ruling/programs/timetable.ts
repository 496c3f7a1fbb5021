/** Departures of one line, as a passenger asks for them. */
export interface Departure {
  readonly stop: string;
  /** Minutes after midnight. */
  readonly minute: number;
  readonly platform?: string;
}

export class Timetable {
  private readonly byStop = new Map<string, Departure[]>();

  constructor(departures: readonly Departure[]) {
    for (const departure of departures) {
      const list = this.byStop.get(departure.stop) ?? [];
      list.push(departure);
      this.byStop.set(departure.stop, list);
    }
    // Asked for in order of time, always.
    for (const list of this.byStop.values()) list.sort((a, b) => a.minute - b.minute);
  }

  next(stop: string, minute: number): Departure | null {
    const list = this.byStop.get(stop);
    if (list === undefined) return null;
    for (const departure of list) {
      if (departure.minute >= minute) return departure;
    }
    return list[0] ?? null; // the first of the next day
  }

  waiting(stop: string, minute: number): number {
    const departure = this.next(stop, minute);
    if (departure === null) return Infinity;
    const wait = departure.minute - minute;
    return wait >= 0 ? wait : wait + 24 * 60;
  }

  platforms(stop: string): string[] {
    const names = new Set<string>();
    for (const { platform } of this.byStop.get(stop) ?? []) {
      if (platform !== undefined) {
        names.add(platform);
      }
    }
    return [...names].sort();
  }
}

export function clock(minute: number): string {
  const hours = Math.floor(minute / 60) % 24;
  const minutes = minute % 60;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

export function parseLine(text: string): Departure | null {
  const match = /^(\S+)\s+(\d+):(\d+)$/.exec(text.trim());
  if (match === null) {
    return null;
  }
  const [, stop, hours, minutes] = match;
  const minute = Number(hours) * 60 + Number(minutes);
  return { stop: stop!, minute };
}

export function busiest(departures: readonly Departure[]): string | null {
  const counts = new Map<string, number>();
  for (const { stop } of departures) {
    counts.set(stop, (counts.get(stop) ?? 0) + 1);
  }
  let best: string | null = null;
  for (const [stop, count] of counts) {
    const most = best === null ? 0 : counts.get(best)!;
    if (count > most) best = stop;
  }
  return best;
}
