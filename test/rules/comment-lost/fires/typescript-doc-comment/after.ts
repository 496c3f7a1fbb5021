export const limit = 4;

export function join(parts: string[]): string {
  return parts.join('/');
}
