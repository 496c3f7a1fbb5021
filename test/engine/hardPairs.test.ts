import { describe, expect, it } from 'vitest';
import { readEdit } from '../../server/engine/edit/edit';
import { closureOf } from '../../server/engine/edit/needs';
import { render } from '../../server/engine/edit/render';
import type { Level, Part } from '../../server/engine/report';
import { RULES } from '../../server/engine/rules';
import { languageOf } from '../../server/engine/syntax/languages';
import { check } from '../support/check';
import { pair } from '../support/read';
import { HARD_PAIRS } from './hardPairs';

const levels = Object.fromEntries(
  RULES.filter(({ metadata }) => metadata.defaultLevel === 'off').map(({ metadata }): [string, Level] => [
    metadata.id,
    'hint',
  ]),
);

describe('hard pairs', () => {
  it.each(HARD_PAIRS.map((hard) => [hard.name, hard] as const))('%s', (_, hard) => {
    const { path, before, after, parts, without = {}, rules } = hard;
    const edit = readEdit(pair(path, before, after), languageOf(path));
    const numbersOf = (part: string): number[] =>
      edit.changes.filter((change) => partOf(change) === part).map(({ number }) => number);
    const taken = Object.fromEntries(
      Object.keys(without).map((part) => {
        const closure = closureOf(edit, numbersOf(part));
        return [part, render(edit, (change) => !closure.has(change))];
      }),
    );
    expect({
      parts: [...new Set(edit.changes.map(partOf))].sort(),
      without: taken,
      rules:
        rules === undefined
          ? undefined
          : [
              ...new Set(
                check(path, before, after, { levels, questions: true }).findings.map(({ rule }) => rule),
              ),
            ],
    }).toEqual({ parts: [...parts].sort(), without, rules });
    expect(render(edit, () => true)).toBe(after);
    expect(render(edit, () => false)).toBe(before);
  });
});

function partOf({ part }: { readonly part: Part }): string {
  return part === 'insertion' || part === 'deletion' || part === 'replacement' ? 'remainder' : part;
}
