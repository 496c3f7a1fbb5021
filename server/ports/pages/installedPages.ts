import { readFile } from 'node:fs/promises';
import { besideBundle, besideSources } from '../besideBundle';
import type { RulePages } from './pages';

/** Pages as the build laid them beside the bundle, else those of the documentation. */
export const installedPages: RulePages = {
  async read(rule) {
    const path = besideBundle('rules', `${rule}.md`) ?? besideSources('docs', 'rules', `${rule}.md`);
    return readFile(path, 'utf8').catch(() => null);
  },
};
