import { fileURLToPath } from 'node:url';

/** The path of a file on this machine, or null for every other URI, however odd. */
export function filePath(uri: string): string | null {
  if (!uri.startsWith('file:')) return null;
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}

/** The path by which a report names a document: relative to its folder, else the last part of its URI. */
export function shownPath(uri: string, folders: readonly string[]): string {
  const folder = folders
    .map((candidate) => candidate.replace(/\/*$/, '/'))
    .filter((candidate) => uri.startsWith(candidate))
    .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
  const rest =
    folder === '' ? (/[^/:\\]*$/.exec(uri.replace(/[?#].*$/s, ''))?.[0] ?? '') : uri.slice(folder.length);
  return decoded(rest);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
