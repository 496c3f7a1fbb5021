import { InvalidArgumentError } from 'commander';

const UNITS: Readonly<Record<string, number>> = { ms: 1, '': 1000, s: 1000, m: 60_000, h: 3_600_000 };

/** Milliseconds of `90`, `90s`, `5m`, `1h`; a number alone counts seconds. */
export function duration(value: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|)$/.exec(value) ?? [];
  const milliseconds = number === undefined ? 0 : Number(number) * UNITS[unit!]!;
  if (milliseconds > 0) return Math.ceil(milliseconds);
  throw new InvalidArgumentError('Write a time such as 90s, 5m or 1h.');
}

export function positive(value: string): number {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('Write a whole number above 0.');
}
