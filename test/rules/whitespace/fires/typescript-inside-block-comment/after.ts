/**
 * Adds two numbers.
 *  
 * @param left one of them
 */
export function add(left: number, right: number): number {
  return right + left;
}
