import { expect, test } from 'vitest';
import { check } from '../support/check';

const CHOICE = `    if (isDebug || !root || root.scheme !== 'file') {
      path = ':memory:';
    } else {
      path = join(root, 'codebase.sqlite').path;
    }
`;
const BEFORE = `class Index {
  constructor() {
    super();
    this.db = this.open();
  }

  open() {
    let path: string;
${CHOICE}    return new Database(path);
  }
}
`;
const AFTER = `class Index {
  constructor() {
    super();
    let path: string;
${CHOICE}
    try {
      this.db = this.open(path);
    } catch (error) {
      this.db = this.open(':memory:');
    }
  }

  open(PARAMETER: string) {
    trace(PARAMETER);
    return new Database(PARAMETER);
  }
}
`;

function movedAction(parameter: string) {
  const after = AFTER.replaceAll('PARAMETER', parameter);
  const { findings } = check('a.ts', BEFORE, after, { levels: { moved: 'hint' }, questions: true });
  return findings.find(({ rule }) => rule === 'moved')?.actions[0];
}

test('code does not go back to where its names would mean something else', () => {
  expect(movedAction('path')?.withheld).toBe('would bind path to another declaration');
});

test('code does not go back to where its names would mean nothing', () => {
  expect(movedAction('place')?.withheld).toBe('would leave path without a binding');
});
