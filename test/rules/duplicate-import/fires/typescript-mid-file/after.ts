import { join } from 'node:path';

export function name(folder: string): string {
  return join(folder, 'name');
}

import { sep } from 'node:path';

export const value = join('a', 'b') + sep;
