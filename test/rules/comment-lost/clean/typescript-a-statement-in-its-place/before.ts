export function find(kind: string): string {
  if (kind === 'module') {
    // There is nothing to look up for a module,
    // as it has no type.
    return '';
  }
  return look(kind);
}
