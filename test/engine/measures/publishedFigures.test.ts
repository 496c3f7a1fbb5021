import { describe, expect, test } from 'vitest';
import { canonicalSequence } from '../../../server/engine/measures/canonicalForm';
import { blogComplexity } from '../../../server/engine/measures/cognitive/blogVariant';
import { cognitiveComplexity } from '../../../server/engine/measures/cognitive/cognitiveComplexity';
import { javascriptComplexity } from '../../../server/engine/measures/cognitive/javascript';
import { packageComplexity } from '../../../server/engine/measures/cognitive/packageVariant';
import { tokenDistance } from '../../../server/engine/measures/tokenDistance';
import { tokenSequence } from '../../../server/engine/measures/tokenSequence';
import { document, pair } from '../../support/read';
import { describeWithSharedData, sharedJson, sharedLines } from '../../support/sharedData';
import { tokenTexts } from './tokenTexts';

interface Program {
  readonly task_id: string;
  readonly canonical: string;
  readonly corrupted: string;
}

interface Distance {
  readonly tokens_canonical: number;
  readonly tokens_corrupted: number;
  readonly distance: number;
}

interface Golden {
  readonly task_id: string;
  readonly raw: Distance;
  readonly canonical_form: Distance;
  readonly cognitive: Readonly<Record<'blog' | 'sonar' | 'pkg', readonly number[]>>;
  readonly cyclomatic_blog: readonly number[];
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const rawDistance = (before: string, after: string) => {
  const read = pair('a.py', before, after);
  return tokenDistance(tokenSequence(read.before), tokenSequence(read.after));
};

describeWithSharedData('400 programs and their corrupted copies', () => {
  const programs = sharedLines<Program>('over_editing_400/pairs.jsonl');
  const golden = sharedLines<Golden>('over_editing_400/golden_metrics.jsonl');
  const pairs = programs.map(({ canonical, corrupted }) => pair('a.py', canonical, corrupted));
  const ofBoth = (measure: (read: (typeof pairs)[number]['before']) => number) =>
    pairs.map(({ before, after }) => [measure(before), measure(after)]);
  const asGolden = ({ before, after, distance }: ReturnType<typeof tokenDistance>): Distance => ({
    tokens_canonical: before,
    tokens_corrupted: after,
    distance,
  });

  test('belong together', () => {
    expect(programs).toHaveLength(400);
    expect(golden.map((figures) => figures.task_id)).toEqual(programs.map((program) => program.task_id));
  });

  test('have the token counts and distances of CPython', () => {
    const distances = pairs.map(({ before, after }) =>
      tokenDistance(tokenSequence(before), tokenSequence(after)),
    );
    expect(distances.map(asGolden)).toEqual(
      golden.map(({ raw: { tokens_canonical, tokens_corrupted, distance } }) => ({
        tokens_canonical,
        tokens_corrupted,
        distance,
      })),
    );
    expect(mean(distances.map(({ distance }) => distance))).toBeCloseTo(4.885, 10);
    expect(mean(distances.map(({ normalized }) => normalized))).toBeCloseTo(0.0342380390055, 10);
  });

  test('have them in canonical form', () => {
    const distances = pairs.map(({ before, after, interner }) =>
      tokenDistance(canonicalSequence(before, interner), canonicalSequence(after, interner)),
    );
    expect(distances.map(asGolden)).toEqual(
      golden.map(({ canonical_form: { tokens_canonical, tokens_corrupted, distance } }) => ({
        tokens_canonical,
        tokens_corrupted,
        distance,
      })),
    );
    expect(mean(distances.map(({ normalized }) => normalized))).toBeCloseTo(0.01284852486, 10);
  });

  test('have the cognitive complexity of each variant', () => {
    expect(ofBoth((read) => cognitiveComplexity(read)!.file)).toEqual(
      golden.map(({ cognitive }) => cognitive.sonar),
    );
    expect(ofBoth((read) => blogComplexity(read).cognitive)).toEqual(
      golden.map(({ cognitive }) => cognitive.blog),
    );
    expect(ofBoth(packageComplexity)).toEqual(golden.map(({ cognitive }) => cognitive.pkg));
  });

  test('have the cyclomatic complexity of the blog', () => {
    expect(ofBoth((read) => blogComplexity(read).cyclomatic)).toEqual(
      golden.map((figures) => figures.cyclomatic_blog),
    );
  });
});

interface Worked {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly n: number;
  readonly cog_blog: number;
  readonly cog_sonar: number;
  readonly d: number;
  readonly nd: number;
}

describeWithSharedData('the worked example', () => {
  const { D_true: truth, ...examples } = sharedJson<
    Readonly<Record<'C' | 'G' | 'M_minimal' | 'M_rewrite' | 'M_other' | 'D_true', Worked>>
  >('over_editing_400/worked_example.json');
  const corrupted = examples.C.code;

  test.each(Object.entries(examples))('%s has its tokens and complexities', (_, example) => {
    const read = document('a.py', example.code);
    expect(tokenTexts(read)).toEqual(example.tokens);
    expect(tokenSequence(read)).toHaveLength(example.n);
    expect(blogComplexity(read).cognitive).toBe(example.cog_blog);
    expect(cognitiveComplexity(read)!.file).toBe(example.cog_sonar);
  });

  test.each([
    ['G', examples.G.code, truth],
    ['M_minimal', examples.M_minimal.code, examples.M_minimal],
    ['M_rewrite', examples.M_rewrite.code, examples.M_rewrite],
    ['M_other', examples.M_other.code, examples.M_other],
  ])('%s has its distance', (_, code, { d, nd }) => {
    expect(rawDistance(corrupted, code)).toMatchObject({ distance: d, normalized: nd, exact: true });
  });
});

interface Case<Expected> {
  readonly name: string;
  readonly code: string;
  readonly expected: Expected;
}

describeWithSharedData('cognitive complexity cases', () => {
  describe('Python', () => {
    const cases = sharedJson<
      Case<{
        readonly sonar: number;
        readonly blog: number;
        readonly pkg: number;
        readonly cyclomatic_blog: number;
      }>[]
    >('cognitive/python_cases.json');

    test.each(cases)('$name', ({ code, expected }) => {
      const read = document('a.py', code);
      const { cognitive, cyclomatic } = blogComplexity(read);
      expect({
        sonar: cognitiveComplexity(read)!.file,
        blog: cognitive,
        pkg: packageComplexity(read),
        cyclomatic_blog: cyclomatic,
      }).toEqual(expected);
    });
  });

  describe('JavaScript, by the rules of eslint-plugin-sonarjs', () => {
    const cases = sharedJson<
      Case<{ readonly eslint_sonarjs_1_0_4_sum_of_functions: number; readonly program_scope: number }>[]
    >('cognitive/javascript_cases.json');

    test.each(cases)('$name', ({ code, expected }) => {
      for (const path of ['a.js', 'a.ts', 'a.tsx']) {
        const { file, functions } = javascriptComplexity(document(path, code), {
          nestedFunctions: 'separate',
          recursion: false,
          nullish: 'counts',
        });
        const inFunctions = [...functions.values()].reduce((sum, value) => sum + value, 0);
        expect(inFunctions).toBe(expected.eslint_sonarjs_1_0_4_sum_of_functions);
        expect(file - inFunctions).toBe(expected.program_scope);
      }
    });

    // Where the white paper and the plugin part, by definition.
    const whitePaper: Readonly<Record<string, number>> = {
      nullish: 0,
      nullish_mixed: 1,
      recursion: 2,
      nested_function: 2,
      arrow_callback: 2,
      arrow_in_if: 4,
    };

    test.each(cases)('$name, by the white paper', ({ name, code, expected }) => {
      const { file } = cognitiveComplexity(document('a.js', code))!;
      const plugin = expected.eslint_sonarjs_1_0_4_sum_of_functions + expected.program_scope;
      expect(file).toBe(whitePaper[name] ?? plugin);
    });
  });
});

interface Task {
  readonly before: string;
  readonly reference_after: string;
  readonly outputs: readonly {
    readonly code: string;
    readonly metrics: Readonly<
      Record<
        | 'distance'
        | 'tokens_model'
        | 'tokens_before'
        | 'normalized'
        | 'reference_distance'
        | 'cog_blog'
        | 'cog_blog_before'
        | 'cog_blog_reference',
        number
      >
    >;
  }[];
}

describeWithSharedData('edits of a model', () => {
  const tasks = sharedLines<Task>('canitedit_sample/samples.jsonl');
  const outputs = tasks.flatMap(({ before, reference_after, outputs }) =>
    outputs.map(({ code, metrics }) => ({ before, reference: reference_after, code, metrics })),
  );

  test('have their distances', () => {
    for (const { before, reference, code, metrics } of outputs) {
      const distance = rawDistance(before, code);
      expect(distance).toMatchObject({
        before: metrics.tokens_before,
        after: metrics.tokens_model,
        distance: metrics.distance,
      });
      expect(distance.normalized).toBeCloseTo(metrics.normalized, 9);
      expect(rawDistance(before, reference).distance).toBe(metrics.reference_distance);
    }
  });

  test('have the complexity of the blog', () => {
    for (const { before, reference, code, metrics } of outputs) {
      expect(
        [before, reference, code].map((text) => blogComplexity(document('a.py', text)).cognitive),
      ).toEqual([metrics.cog_blog_before, metrics.cog_blog_reference, metrics.cog_blog]);
    }
  });
});
