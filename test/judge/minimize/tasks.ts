import { divideEdit, type DividedEdit } from '../../../server/engine/divide/divideEdit';
import type { Parse } from '../../../server/engine/syntax/document';
import { languageOf } from '../../../server/engine/syntax/languages';
import { generate, type GeneratedEdit, type GeneratorOptions } from '../generator/generate';
import { fnv1a } from '../generator/random';
import type { Source } from '../generator/scoring/sources';
import { simulatedTests } from './simulatedTests';

/** A generated edit whose simulated tests tell the edit from its original. */
export interface Task {
  readonly generated: GeneratedEdit;
  readonly divided: DividedEdit;
  readonly passes: (text: string) => boolean;
}

/** As many tasks as are wanted, by seed: the same for the same sources. */
export function* tasksOf(
  sources: readonly Source[],
  firstSeed: number,
  parse: Parse,
  options: GeneratorOptions,
): Generator<Task> {
  for (let seed = firstSeed; ; seed += 1) {
    const { path, read } = sources[fnv1a(String(seed)) % sources.length]!;
    const generated = generate(path, read(), seed, parse, options);
    if (generated === null) continue;
    const passes = simulatedTests(generated, parse);
    if (passes(generated.before) || !passes(generated.after) || !passes(generated.trueFix)) continue;
    const { before, after } = generated;
    const file = { path, previousPath: null, before, after };
    yield { generated, divided: divideEdit(file, languageOf(path), parse), passes };
  }
}
