export function find(kind: string): string {
  if (kind === 'module') {
    register(kind);
    return '';
  }
  return look(kind);
}
