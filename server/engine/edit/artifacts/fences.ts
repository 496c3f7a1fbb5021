import type { ArtifactSearch } from './artifact';

const FENCE = /^\s{0,3}(`{3,}|~{3,})\s*[^\s`]*\s*$/;

/**
 * Lines that are Markdown fences in code: around the whole text, or where they broke the syntax.
 *
 * A text between fences is judged by its lines alone. In JavaScript it parses, as a chain of tagged templates, and all
 * of it is one string.
 */
export function fenceLines({ lines, language, parsed, isNew, isQuoted }: ArtifactSearch): number[] {
  if (language === null) return [];
  const isFence = (line: number): boolean => isNew(line) && FENCE.test(lines[line]!);
  const first = lines.findIndex((text) => text.trim() !== '');
  const last = lines.findLastIndex((text) => text.trim() !== '');
  if (first < last && isFence(first) && isFence(last)) return [first, last];
  if (parsed.after || !parsed.before) return [];
  return lines.flatMap((_, line) => (isFence(line) && !isQuoted(line) ? [line] : []));
}
