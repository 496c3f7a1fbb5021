export function clamp(value: number, low: number): number {
  return Math.min(Math.max(value, low), high);
}

export function half(value: number): number {
  return value * 0.5;
}
