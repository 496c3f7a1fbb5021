import { afterEach, expect, test } from 'vitest';
import { createEngine } from '../../../server/engine/engine';
import { SetBaseline } from '../../../server/protocol';
import { assets } from '../../support/assets';
import { connect, headOf, quiet, type TestClient } from './connect';
import { RandomSession, type OpenDocument, type SessionFile } from './soak/randomSession';

const STEPS = 500;

const PYTHON = `def total(prices):
    # Free items count, too.
    count = len(prices)
    result = 0
    for price in prices:
        result += price
    return result / count


def mean(values):
    return total(values)
`;

const TYPESCRIPT = `export function total(prices: number[]): number {
  // Free items count, too.
  let result = 0;
  for (const price of prices) result += price;
  return result / prices.length;
}
`;

const FILES: readonly SessionFile[] = [
  { uri: 'file:///w/a.py', languageId: 'python', original: PYTHON },
  { uri: 'file:///w/b.py', languageId: 'python', original: PYTHON },
  { uri: 'file:///w/c.ts', languageId: 'typescript', original: TYPESCRIPT },
];

const engine = await createEngine(assets);
const headTexts = headOf(
  Object.fromEntries(FILES.map(({ uri, original }) => [new URL(uri).pathname, original])),
);

let client: TestClient;
afterEach(() => client.dispose());

/** Documents of a person at work: typed in, undone, reloaded, renamed, closed, in any order. */
test('500 random steps leave no stale diagnostics, no error and no check behind', async () => {
  const logged: string[] = [];
  client = await connect({ engine, headTexts, typingDelay: 2 });
  client.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  const session = new RandomSession(client, FILES, 20261129);
  const { random, open, unopened, refused, done } = session;
  for (let step = 0; step < STEPS; step += 1) {
    await session.step();
    if (random.below(5) === 0) await new Promise((resolve) => setTimeout(resolve, random.below(15)));
  }
  await quiet();
  await quiet();

  expect(logged).toEqual([]);
  expect(refused.filter((message) => !message.includes('changed after this action'))).toEqual([]);
  expect(client.reports.filter(({ state }) => state === 'failed')).toEqual([]);
  for (const step of ['edit', 'undo', 'redo', 'reload', 'save', 'rename', 'close'] as const)
    expect(done.get(step), step).toBeGreaterThan(10);
  expect(open.size).toBeGreaterThan(0);
  for (const [uri, document] of open) await expectUpToDate(uri, document);
  // Of a file that is neither open nor given to the server nothing is said any more.
  const others = new Set(
    client.published.map(({ uri }) => uri).filter((uri) => !open.has(uri) && !unopened.has(uri)),
  );
  for (const uri of others)
    expect(client.published.findLast((each) => each.uri === uri)?.diagnostics, uri).toEqual([]);
  expect(others.size).toBeGreaterThan(0);
}, 120_000);

/** A new client that sees only the end is told the same. */
async function expectUpToDate(uri: string, document: OpenDocument): Promise<void> {
  const last = client.published.findLast((each) => each.uri === uri)!;
  expect(last.version).toBe(document.version);
  const fresh = await connect({ engine, headTexts, typingDelay: 0 });
  const report = client.reports.findLast((each) => each.uri === uri)!;
  if (document.baseline !== undefined && report.baseline?.kind === 'editor') {
    await fresh.connection.sendNotification(SetBaseline.method, {
      uri,
      version: 1,
      text: document.baseline,
      baselineId: 'b',
      exact: report.baseline.exact,
      provenance: { kind: 'reload', label: 'before' },
    });
  }
  await fresh.open(uri, document.text, 1, document.languageId);
  const { diagnostics } = await fresh.diagnostics(uri, 1);
  const shown = (all: readonly { code?: unknown; range: unknown }[]) =>
    all
      // Asked only where somebody asked for a check, which the new client has not.
      .filter(({ code }) => code !== 'added-validation')
      .map(({ code, range }) => JSON.stringify({ code, range }));
  expect(shown(last.diagnostics)).toEqual(shown(diagnostics));
  await fresh.dispose();
}
