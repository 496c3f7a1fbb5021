import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../server/engine/rules';
import {
  acceptedBecause,
  findConfiguration,
  levelsFor,
  readConfiguration,
} from '../../../server/ports/config';
import schema from '../../../server/ports/config/pare-config.schema.json';
import { withRules } from '../../../server/ports/config/schemaRules';
import { memoryFiles } from '../../../server/ports/files';

const IDS = RULES.map(({ metadata }) => metadata.id);

const read = (value: unknown) => readConfiguration(JSON.stringify(value), IDS);

const WRONG: readonly (readonly [unknown, string])[] = [
  [{ rulez: {} }, 'unknown key "rulez" (did you mean rules?)'],
  [{ paths: [{ file: ['a'] }] }, 'paths[0]: unknown key "file" (did you mean files?)'],
  [
    { budgets: { set: { tokenDistanc: 1 } } },
    'budgets.set: unknown key "tokenDistanc" (did you mean tokenDistance?)',
  ],
  [{ rules: { formating: 'off' } }, 'rules: unknown rule "formating" (did you mean formatting?)'],
  [{ rules: { formatting: 'warn' } }, 'rules.formatting: "warn" is no level (did you mean warning?)'],
  [{ rules: [] }, 'rules must be an object in braces, not []'],
  [[], 'the whole must be an object in braces'],
  [{ paths: {} }, 'paths must be a list in brackets'],
  [{ paths: [{ rules: {} }] }, 'paths[0]: name the files'],
  [{ paths: [{ files: 'a' }] }, 'paths[0].files must be a list'],
  [{ paths: [{ files: ['a'], accept: { rename: '' } }] }, 'paths[0].accept.rename: say why'],
  [{ ignore: [''] }, 'ignore[0]: "" is no pattern'],
  [{ budgets: { file: { addedComplexity: 1.5 } } }, 'budgets.file.addedComplexity: 1.5 is no whole number'],
  [{ budgets: { file: { addedComplexity: -1 } } }, 'budgets.file.addedComplexity: -1 is no whole number'],
];

const RIGHT: readonly unknown[] = [
  {},
  { $schema: './x.json', rules: { formatting: 'off' } },
  { paths: [{ files: ['tests/', '!tests/a.py'], rules: { rename: 'hint' }, accept: { rename: 'why' } }] },
  { ignore: ['vendor/'], budgets: { file: { tokenDistance: 0 }, set: { addedComplexity: 3 } } },
];

describe('reading pare.json', () => {
  it.each(WRONG)('%j is wrong: %s', (value, problem) => {
    const answer = read(value);
    expect(answer.ok ? null : answer.problem).toContain(problem);
  });

  it('names what is no JSON', () => {
    expect(readConfiguration('{', IDS)).toMatchObject({ ok: false });
    expect(readConfiguration('\uFEFF{}', IDS).ok).toBe(true);
  });

  it('lets the later of matching paths count', () => {
    const answer = read({
      rules: { rename: 'error', moved: 'hint' },
      paths: [
        { files: ['src/'], rules: { rename: 'off' }, accept: { moved: 'first' } },
        { files: ['src/*.py', '!src/b.py'], rules: { rename: 'hint' }, accept: { moved: 'second' } },
      ],
      ignore: ['/build/', '*.svg'],
    });
    if (!answer.ok) throw new Error(answer.problem);
    const { value } = answer;
    expect(levelsFor(value, 'a.py')).toEqual({ rename: 'error', moved: 'hint' });
    expect(levelsFor(value, 'src/b.py').rename).toBe('off');
    expect(levelsFor(value, 'src/a.py').rename).toBe('hint');
    expect(acceptedBecause(value, 'src/a.py', 'moved')).toBe('second');
    expect(acceptedBecause(value, 'src/b.py', 'moved')).toBe('first');
    expect(acceptedBecause(value, 'a.py', 'moved')).toBeNull();
    expect(['build/a.py', 'src/build/a.py', 'x/y.svg', '../a.svg'].map(value.isIgnored)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});

describe('finding pare.json', () => {
  const find = async (directory: string, paths: readonly string[]) => {
    const found = await findConfiguration(
      directory,
      memoryFiles(Object.fromEntries(paths.map((path) => [path, '{}']))),
      IDS,
    );
    return found.ok ? found.value.path : found.problem;
  };

  it('goes upwards to the root of the repository', async () => {
    expect(await find('/r/a/b', ['/r/pare.json', '/r/.git/HEAD', '/r/a/b/c.py'])).toBe('/r/pare.json');
    expect(await find('/r/a', ['/r/pare.json', '/r/a/pare.json'])).toBe('/r/a/pare.json');
    expect(await find('/r/a', ['/pare.json', '/r/.git/HEAD'])).toBeNull();
  });
});

describe('the schema of pare.json', () => {
  const validate = new Ajv({ strict: true, allErrors: true }).compile(schema);

  it.each(RIGHT)('takes what the reader takes: %j', (value) => {
    expect([read(value).ok, validate(value)]).toEqual([true, true]);
  });

  it.each(WRONG)('refuses what the reader refuses: %j', (value) => {
    expect(validate(value)).toBe(false);
  });

  it("names the rules there are; 'npm run schema' writes them", () => {
    expect(
      withRules(
        schema,
        RULES.map(({ metadata }) => metadata),
      ),
    ).toEqual(schema);
  });
});
