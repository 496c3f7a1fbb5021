import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../../package.json';
import { clientSentences } from '../../../scripts/clientSentences';

test('the bundle for translations holds every sentence of the client: npm run l10n', () => {
  expect(manifest.l10n).toBe('./l10n');
  const bundle = JSON.parse(readFileSync('l10n/bundle.l10n.json', 'utf8')) as Record<string, string>;
  const sentences = clientSentences();
  expect(sentences.length).toBeGreaterThan(40);
  expect(bundle).toEqual(Object.fromEntries(sentences.map((sentence) => [sentence, sentence])));
});
