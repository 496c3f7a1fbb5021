export function find(kind: string): string {
  if (kind === 'module') {
    return '';
  }
  register(kind);
  return look(kind);
}
