export function parse(text: string): any {
  const value = JSON.parse(text.trim()) as any;
  return value;
}
