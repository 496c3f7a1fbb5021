import { join } from 'node:path';

export function clean(name: string): string {
  return name.trim();
}

function path(name: string): string {
  return join('root', clean(name));
}

export const value = path('a');
