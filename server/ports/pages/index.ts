export { installedPages } from './installedPages';
export { memoryPages } from './memoryPages';
export type { RulePages } from './pages';
