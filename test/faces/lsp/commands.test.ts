import { afterEach, expect, test } from 'vitest';
import { ClearBaseline, SERVER_COMMANDS, type CheckResult, type ReportView } from '../../../server/protocol';
import { connect, until, type Options, type TestClient } from './connect';
import { extraLines, fakeChange, fakeEngine, fakeFinding, fakeReport, range } from './fakeEngine';

const URI = 'file:///w/a.py';
const head = { '/w/a.py': 'one\n' };

let client: TestClient;
afterEach(() => client.dispose());

const execute = <Result>(command: string, ...args: unknown[]) =>
  client.connection.sendRequest<Result>('workspace/executeCommand', { command, arguments: args });

test('a check that was asked for asks questions, until the baseline is another one', async () => {
  const engine = extraLines();
  client = await connect({ engine, head });
  await client.open(URI, 'EXTRA\n');
  const questions = () => engine.checks.at(-1)?.options.questions;
  await client.diagnostics(URI, 1);
  expect(questions()).toBe(false);
  const result = await execute<CheckResult>(SERVER_COMMANDS.check, URI);
  expect(result).toMatchObject({ state: 'checked', baseline: { kind: 'git' } });
  expect(result.report?.files[0]?.findings.map(({ rule }) => rule)).toEqual(['extra-line', 'wanted']);
  expect(client.published.at(-1)?.diagnostics).toHaveLength(2);
  await client.change(URI, 'EXTRA 2\n', 2);
  await client.diagnostics(URI, 2);
  expect(questions()).toBe(true);
  await client.connection.sendNotification(ClearBaseline.method, { uri: URI });
  await until(() => questions() === false);
});

test('a check reads HEAD again', async () => {
  const texts: Record<string, string> = { ...head };
  client = await connect({ head: texts });
  await client.open(URI, 'two\n');
  await client.diagnostics(URI, 1);
  texts['/w/a.py'] = 'two\n';
  expect(await execute(SERVER_COMMANDS.check, URI)).toMatchObject({ state: 'unchanged' });
});

test('a check of a document that is not open says so', async () => {
  client = await connect({ head });
  expect(await execute(SERVER_COMMANDS.check, URI)).toEqual({
    state: 'noBaseline',
    baseline: null,
    report: null,
    reason: 'the document is not open',
  });
  expect(await execute(SERVER_COMMANDS.check)).toBeNull();
  expect(await execute('pare.unknown', URI)).toBeNull();
});

const figures = { deletedTokens: 3, insertedTokens: 5, commentWords: 0, layoutLines: 0 };

const MARKDOWN = `# Edit of a.py

Compared with: git HEAD 1a2b3c4.

12 of 85 tokens differ · complexity 3 → 5 (+2) · 1 line added, 1 deleted.

| Part | Size |
| --- | --- |
| layout | 2 lines of layout |
| replacement | 3 tokens deleted, 5 inserted |

| Function | Size |
| --- | --- |
| \`load\` | 12 of 85 tokens differ, complexity +2 |

## Findings

### Line 1: extra-line

An extra line was added. _Proved from the two texts; warning._

\`\`\`\`pare-diff
+ EXTRA
\`\`\`\`

Cut short (actions): which actions can be offered
`;

async function openReport(options: Options = {}) {
  const engine = fakeEngine((edit) =>
    fakeReport(edit, {
      changes: [fakeChange({ after: [range(0, 0, 0, 5)] })],
      findings: [fakeFinding({}), fakeFinding({ suppressed: 'accepted' })],
      parts: {
        replacement: figures,
        layout: { deletedTokens: 0, insertedTokens: 0, commentWords: 0, layoutLines: 2 },
        remainder: figures,
      },
      truncated: [{ limit: 'actions', missing: 'which actions can be offered' }],
      functions: [
        {
          name: 'load',
          before: range(0, 0, 1, 0),
          after: range(0, 0, 1, 0),
          measures: {
            tokenDistance: { before: 85, after: 80, distance: 12, normalized: 0.14, exact: true },
            cognitiveComplexity: { before: 3, after: 5, added: 2 },
          },
          parts: { remainder: figures },
          changes: [],
        },
      ],
    }),
  );
  client = await connect({ engine, head, ...options });
  await client.open(URI, 'EXTRA\n');
}

test('the report is a page for a client that shows pages', async () => {
  await openReport();
  const view = await execute<ReportView>(SERVER_COMMANDS.showReport, URI);
  expect(view).toEqual({ title: 'Edit of a.py', markdown: MARKDOWN });
  expect(client.messages).toEqual([]);
});

test('the report is a message for any other client', async () => {
  await openReport({ features: null });
  await execute(SERVER_COMMANDS.showReport, URI);
  await until(() => client.messages[0] === MARKDOWN);
});

test('there is no report of a document that is not compared', async () => {
  client = await connect({ head });
  await client.open('untitled:Untitled-1', 'EXTRA\n');
  expect(await execute(SERVER_COMMANDS.showReport, 'untitled:Untitled-1')).toBeNull();
});
