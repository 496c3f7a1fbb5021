import { expect, test } from 'vitest';
import { check } from '../support/check';

const options = { levels: {}, questions: true };

test('an action is withheld whose result would be warned about', () => {
  const before =
    'def f(data):\n    limit = read(data)\n    total = sum(data, limit)\n    plot(data)\n    return total\n';
  const after =
    'def f(data):\n    limit = read(data)\n    total = sum(data)\n    if limit is not None:\n        plot(data)\n    return total\n';
  const { findings } = check('a.py', before, after, options);
  const [action] = findings.find(({ rule }) => rule === 'added-validation')!.actions;
  expect(action?.withheld).toBe('the result would be warned about (left-unused)');
});

test('an action is offered whose result has only what was found before', () => {
  const before = 'def f(a, b):\n    x = a\n    y = b\n    return x\n';
  const after = 'def f(a, b):\n    x = (a)\n    if b is not None:\n        y = b\n    return x + 1\n';
  const { findings } = check('a.py', before, after, options);
  expect(findings.map(({ rule }) => rule)).toEqual(['formatting', 'added-validation']);
  expect(findings.map(({ actions }) => actions[0]?.withheld)).toEqual([null, null]);
});

test('an action is withheld that would leave an import of the file without a use', () => {
  const before =
    'from shop import Basket\n\n\ndef f():\n    return Basket(1)\n\n\ndef g(data):\n    return data\n';
  const after =
    'from shop import Basket\n\n\ndef f():\n    return 1\n\n\ndef g(data):\n    if data is None:\n        return Basket(0)\n    return data\n';
  const { findings } = check('a.py', before, after, options);
  const [action] = findings.find(({ rule }) => rule === 'added-validation')!.actions;
  expect(action?.withheld).toBe('the result would be warned about (left-unused)');
});

test('an action is withheld that would bring an import back beside one in a function', () => {
  const before =
    'import json\nimport shop\nimport time\n\n\ndef f():\n    return shop.f(json, time)\n\n\ndef g():\n    return shop.g()\n';
  const after =
    'import json\nimport time\n\n\ndef f():\n    import shop\n    return shop.f(json, time)\n\n\ndef g():\n    return shop.g(1)\n';
  const { findings } = check('a.py', before, after, options);
  const [action] = findings.find(({ rule }) => rule === 'dangling-name')!.actions;
  expect(action?.withheld).toBe('the result would be warned about (duplicate-import)');
});
