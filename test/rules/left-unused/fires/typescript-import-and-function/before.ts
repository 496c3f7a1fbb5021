import { join, sep } from 'node:path';

function clean(name: string): string {
  return name.trim();
}

export function path(name: string): string {
  return join('root', clean(name)) + sep;
}
