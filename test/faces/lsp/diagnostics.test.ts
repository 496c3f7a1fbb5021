import { afterEach, expect, test } from 'vitest';
import { DiagnosticSeverity } from 'vscode-languageserver';
import type { Finding } from '../../../server/engine/report';
import { rulePageOf } from '../../../server/lsp/rulePage';
import { originalUri } from '../../../server/protocol';
import { connect, type Options, type TestClient } from './connect';
import { fakeEngine, fakeFinding, fakeReport, range } from './fakeEngine';

const URI = 'file:///w/sub/a%20b.py';
const head = { '/w/sub/a b.py': 'at head\n' };

let client: TestClient;
afterEach(() => client.dispose());

async function diagnosticsFor(findings: readonly Partial<Finding>[], options: Options = {}) {
  const engine = fakeEngine((edit) => fakeReport(edit, { findings: findings.map(fakeFinding) }));
  client = await connect({ engine, head, ...options });
  await client.open(URI, 'text\n');
  return (await client.diagnostics(URI, 1)).diagnostics;
}

test('shows rule, level and message at the main range', async () => {
  const [diagnostic] = await diagnosticsFor([{ ranges: [range(0, 1, 0, 3)] }]);
  expect(diagnostic).toEqual({
    range: range(0, 1, 0, 3),
    severity: DiagnosticSeverity.Warning,
    code: 'extra-line',
    source: 'pare',
    message: 'An extra line was added.',
    relatedInformation: [],
    data: { finding: 'f1' },
  });
});

test('has a severity for each level', async () => {
  const levels = ['error', 'warning', 'information', 'hint'] as const;
  const diagnostics = await diagnosticsFor(levels.map((level) => ({ level })));
  expect(diagnostics.map(({ severity }) => severity)).toEqual([1, 2, 3, 4]);
});

test('tells further ranges and evidence as related information', async () => {
  const path = 'sub/a b.py';
  const [diagnostic] = await diagnosticsFor([
    {
      ranges: [range(0, 0, 0, 1), range(2, 0, 2, 1)],
      evidence: [
        { role: 'the statement that stands', side: 'after', path, range: range(1, 0, 1, 4) },
        { role: 'the lost comment', side: 'before', path, range: range(5, 0, 5, 4) },
        { role: 'a copy', side: 'after', path: 'other.py', range: range(9, 0, 9, 4) },
      ],
    },
  ]);
  expect(diagnostic?.relatedInformation).toEqual([
    { location: { uri: URI, range: range(2, 0, 2, 1) }, message: 'also here' },
    { location: { uri: URI, range: range(1, 0, 1, 4) }, message: 'the statement that stands' },
    {
      location: { uri: originalUri('pare-original', URI), range: range(5, 0, 5, 4) },
      message: 'the lost comment (before)',
    },
  ]);
});

test('leads no client to texts that it does not serve', async () => {
  const evidence = [{ role: 'lost', side: 'before', path: 'sub/a b.py', range: range(5, 0, 5, 4) } as const];
  const [diagnostic] = await diagnosticsFor([{ evidence }], { features: null });
  expect(diagnostic?.relatedInformation).toEqual([]);
});

test('leaves out what was accepted', async () => {
  expect(await diagnosticsFor([{ suppressed: 'accepted in a commit' }])).toEqual([]);
});

test('links the page of the rule where there is one', async () => {
  const rulePage = rulePageOf({
    version: '1.0.0',
    repository: { url: 'git+https://example.com/o/pare.git' },
  });
  const [diagnostic] = await diagnosticsFor([{}], { rulePage });
  expect(diagnostic?.codeDescription).toEqual({
    href: 'https://example.com/o/pare/blob/v1.0.0/docs/rules/extra-line.md',
  });
  expect(rulePageOf({ version: '1.0.0' })('x')).toBeUndefined();
});
