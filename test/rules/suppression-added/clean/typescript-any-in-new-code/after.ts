export const size = 1;

export function parse(text: string): any {
  return JSON.parse(text) as any;
}
