export const limit = 3;

/**
 * Joins parts.
 *
 * @param parts none of them empty
 */
export function join(parts: string[]): string {
  return parts.join('/');
}
