import { expect, it } from 'vitest';
import { retainedInFile } from '../../../server/engine/retained/retainedFile';
import { strategyOf } from '../../../server/engine/retained/strategy';
import type { FormId } from '../../../server/engine/retained/forms/form';
import { languageOf } from '../../../server/engine/syntax/languages';
import { parse } from '../../support/read';
import { describeWithSharedData, sharedJson } from '../../support/sharedData';

interface Fixture {
  readonly id: string;
  readonly form: string;
  readonly language: 'python' | 'typescript';
  readonly label: 'guard_and_go' | 'legitimate' | 'delete_and_replace' | 'non_reference';
  readonly before: string;
  readonly after: string;
  readonly reference: string;
}

const FORMS: Readonly<Record<string, FormId>> = {
  GG01: 'live-fallback',
  GG02: 'special-case',
  GG03: 'missing-element',
  GG04: 'symptom-patch',
  GG05: 'exception-catch',
  GG06: 'feature-injection',
  GG07: 'output-correction',
  GG08: 'upstream-reroute',
  GG09: 'duplicate-path',
  GG10: 'compatibility-shim',
};

describeWithSharedData('guard-and-go against a reference', () => {
  const fixtures = sharedJson<readonly Fixture[]>('guard_and_go/fixtures.json');

  it.each(fixtures.map((fixture) => [fixture.id, fixture] as const))('%s', (_, fixture) => {
    const { language, before, after, reference, form, label } = fixture;
    const file = retainedInFile(
      { before, after, wanted: { by: 'reference', reference } },
      languageOf(language === 'python' ? 'a.py' : 'a.ts'),
      parse,
    );
    const { strategy, routed } = strategyOf([file]);
    const found = strategy === 'guard-and-go' ? routed[0]!.form.id : 'none';
    expect(found).toBe(FORMS[form] ?? 'none');
    if (label === 'guard_and_go') expect(strategy).toBe('guard-and-go');
    if (label === 'non_reference') expect(strategy).toBe('non-reference-alternative');
    if (label === 'delete_and_replace') expect(strategy).toBe('delete-and-replace');
  });

  it('covers all fixtures', () => expect(fixtures).toHaveLength(28));
});
