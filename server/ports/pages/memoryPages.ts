import type { RulePages } from './pages';

export function memoryPages(pages: Readonly<Record<string, string>>): RulePages {
  return { read: async (rule) => pages[rule] ?? null };
}
