import { expect, it } from 'vitest';
import { compliance } from '../../../server/engine/measures/compliance/compliance';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';
import { describeWithSharedData, sharedJson } from '../../support/sharedData';

interface Fixture {
  readonly id: string;
  readonly language: 'python' | 'javascript';
  readonly pre: string;
  readonly reference: string;
  readonly output: string;
  readonly outcome: string;
  readonly mechanism: string;
}

describeWithSharedData('compliance with a deletion', () => {
  const fixtures = sharedJson<readonly Fixture[]>('compliance/fixtures.json');

  it.each(fixtures.map((fixture) => [fixture.id, fixture] as const))('%s', (_, fixture) => {
    const { language, pre, reference, output } = fixture;
    const path = language === 'python' ? 'a.py' : 'a.js';
    const found = compliance({ before: pre, reference, output }, languageOf(path), parse);
    expect({ outcome: found?.outcome, mechanism: found?.mechanism }).toEqual({
      outcome: fixture.outcome,
      mechanism: fixture.mechanism,
    });
  });

  it('covers all fixtures', () => expect(fixtures).toHaveLength(21));
});
