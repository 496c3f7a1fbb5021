import { expect, test } from 'vitest';
import { targetChoices } from '../../../client/target/targetChoices';
import type { TargetSite } from '../../../server/protocol';
import { range } from '../lsp/fakeEngine';

const OWN = 'file:///w/paths.py';

function site(uri: string, kind: TargetSite['kind'], text: string): TargetSite {
  return { uri, kind, text, range: range(0, 0, 0, 1) };
}

/** Kind, file, and a tick. */
function outline(sites: readonly TargetSite[], uri = OWN): readonly string[] {
  return targetChoices({ symbol: 'old', sites }, uri).flatMap(({ kind, choices }) =>
    choices.map(
      (choice) => `${kind} ${choice.site.uri.slice('file:///w/'.length)}${choice.isLikely ? ' x' : ''}`,
    ),
  );
}

test('groups places by kind and ticks those that surely mean the same', () => {
  const sites = [
    site('file:///w/README.md', 'documentation', 'Call `old`, from time to time.'),
    site('file:///w/main.py', 'import', 'from paths import old'),
    site('file:///w/main.py', 'use', 'old(1)'),
    site('file:///w/other.py', 'use', 'old(2)'),
    site(OWN, 'definition', 'def old(x):'),
    site(OWN, 'use', 'old(3)'),
    site('file:///w/tests/test_paths.py', 'test', 'from paths import old'),
    site('file:///w/tests/test_paths.py', 'test', 'assert old(4)'),
    site('file:///w/tests/test_other.py', 'test', 'assert old(5)'),
  ];
  expect(outline(sites)).toEqual([
    'definition paths.py x',
    'use main.py x',
    'use other.py',
    'use paths.py x',
    'import main.py x',
    'test tests/test_paths.py x',
    'test tests/test_paths.py x',
    'test tests/test_other.py',
    'documentation README.md',
  ]);
});

test('ticks a definition elsewhere only if it is the only one', () => {
  const use = site(OWN, 'use', 'old(1)');
  const [one, two] = ['one', 'two'].map((name) => site(`file:///w/${name}.py`, 'definition', 'def old():'));
  expect(outline([use, one!])).toEqual(['definition one.py x', 'use paths.py x']);
  expect(outline([use, one!, two!])).toEqual(['definition one.py', 'definition two.py', 'use paths.py x']);
});
