import { join } from 'node:path';

export const root = join('data', 'incoming');

export function nameOf(path: string): string {
  return path.split('/').pop() ?? '';
}
