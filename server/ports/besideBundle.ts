import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Where the build put a file that is read at run time, or null where the sources run without a build. The
 * bundle and what it reads move together, so nothing but their relative position may be relied on.
 */
export function besideBundle(...parts: readonly string[]): string | null {
  const path = join(here, ...parts);
  return existsSync(path) ? path : null;
}

/** The same for the sources: a path from the top of the project. */
export function besideSources(...parts: readonly string[]): string {
  return join(here, '..', '..', ...parts);
}
