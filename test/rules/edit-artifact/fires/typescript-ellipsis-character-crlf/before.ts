import { join } from 'node:path';

export const root = join('data', 'input');

export function nameOf(path: string): string {
  return path.split('/').pop() ?? '';
}
