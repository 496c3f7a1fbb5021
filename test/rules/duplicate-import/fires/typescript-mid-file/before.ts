import { join } from 'node:path';

export function name(folder: string): string {
  return join(folder, 'name');
}

export const value = join('a', 'b');
