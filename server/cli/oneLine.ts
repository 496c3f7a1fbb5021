import { harmless } from '../present';

/** A message as one line of standard error, whatever names of files it holds. */
export function oneLine(message: string): string {
  return `pare: ${harmless(message.replace(/\s*[\r\n]+\s*/g, ' '))}\n`;
}
