import { describe, expect, it } from 'vitest';
import { installedPages, memoryPages } from '../../../server/ports/pages';

describe('pages of rules', () => {
  it('answer null for a rule without a page', async () => {
    expect(await installedPages.read('no-such-rule')).toBeNull();
    expect(await memoryPages({}).read('no-such-rule')).toBeNull();
  });

  it('are given as they are', async () => {
    expect(await memoryPages({ a: '# a\n' }).read('a')).toBe('# a\n');
  });
});
