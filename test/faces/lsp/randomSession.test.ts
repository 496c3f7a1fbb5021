import { afterEach, expect, test } from 'vitest';
import type { CodeAction, CodeLens, TextDocumentEdit } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { createEngine } from '../../../server/engine/engine';
import { ClearBaseline, FileText, SERVER_COMMANDS, SetBaseline } from '../../../server/protocol';
import { assets } from '../../support/assets';
import { connect, headOf, quiet, type TestClient } from './connect';

const STEPS = 500;
const PATHS = ['/w/a.py', '/w/b.py', '/w/c.ts'];

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

const original = (path: string) => (path.endsWith('.py') ? PYTHON : TYPESCRIPT);

/** The same numbers in every run: a failure can be looked at again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

let client: TestClient;
afterEach(() => client.dispose());

/** Documents of a person at work: typed in, undone, reloaded, renamed, closed, in any order. */
test('500 random steps leave no stale diagnostics, no error and no check behind', async () => {
  const engine = await createEngine(assets);
  const head = Object.fromEntries(PATHS.map((path) => [path, original(path)]));
  const logged: string[] = [];
  client = await connect({ engine, headTexts: headOf(head), typingDelay: 2 });
  client.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  const open = new Map<string, { text: string; version: number; undo: string[] }>();
  const random = numbers(20261129);
  const baselines = new Map<string, string>();
  const pick = <T>(items: readonly T[]): T => items[random(items.length)]!;
  const refused: string[] = [];

  const edited = (text: string): string => {
    const lines = text.split('\n');
    const at = random(lines.length);
    const line = lines[at]!;
    const changed = pick([
      [],
      [`${line}  `],
      [line.replace(' ', '')],
      [line, line],
      ['    # added', line],
      [line.replace(/\w+/, 'renamed')],
      ['if x:', `    ${line}`],
      [`${line}\r`],
      ['```python', line],
      [line, '\u{1F600} = "'],
    ]);
    return [...lines.slice(0, at), ...changed, ...lines.slice(at + 1)].join('\n');
  };
  const change = async (uri: string, text: string) => {
    const document = open.get(uri)!;
    document.version += 1;
    document.undo.push(document.text);
    document.text = text;
    await client.change(uri, text, document.version);
  };
  const ask = async (uri: string) => {
    const textDocument = { uri };
    const position = { line: random(12), character: random(12) };
    const everywhere = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
    const { connection } = client;
    void connection.sendRequest('textDocument/hover', { textDocument, position });
    const lenses = connection.sendRequest<CodeLens[]>('textDocument/codeLens', { textDocument });
    if (random(3) > 0) return;
    for (const lens of await lenses) void connection.sendRequest('codeLens/resolve', lens);
    const actions = await connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
      textDocument,
      range: everywhere,
      context: { diagnostics: [] },
    });
    const action = actions.find(({ data }) => data !== undefined);
    if (action === undefined) return;
    const version = open.get(uri)?.version;
    try {
      const resolved = await connection.sendRequest<CodeAction>('codeAction/resolve', action);
      const [edit] = (resolved.edit?.documentChanges ?? []) as TextDocumentEdit[];
      expect(edit?.textDocument.version).toBe(version);
      const text = TextDocument.applyEdits(
        TextDocument.create(uri, 'x', 1, open.get(uri)!.text),
        edit!.edits.filter((each) => 'newText' in each),
      );
      await change(uri, text);
    } catch (error) {
      refused.push(String(error));
    }
  };

  const memory: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    if (step % 100 === 0) memory.push(Math.round(process.memoryUsage().rss / 2 ** 20));
    const path = pick(PATHS);
    const uri = `file://${path}`;
    const document = open.get(uri);
    const languageId = path.endsWith('.py') ? 'python' : 'typescript';
    if (document === undefined) {
      if (random(4) === 0) {
        await client.connection.sendNotification(FileText.method, {
          uri,
          languageId,
          text: edited(original(path)),
        });
        continue;
      }
      open.set(uri, { text: original(path), version: 1, undo: [] });
      await client.open(uri, original(path), 1, languageId);
      continue;
    }
    const kind = random(20);
    if (kind < 10) await change(uri, edited(document.text));
    else if (kind < 12) await change(uri, document.undo.pop() ?? document.text);
    else if (kind < 15) await ask(uri);
    else if (kind === 15) {
      const text = document.text;
      baselines.set(uri, text);
      await client.connection.sendNotification(SetBaseline.method, {
        uri,
        version: document.version,
        text,
        baselineId: `b${step}`,
        exact: random(2) === 0,
        provenance: { kind: 'reload', label: 'before' },
      });
      await change(uri, edited(edited(text)));
    } else if (kind === 16) {
      baselines.delete(uri);
      await client.connection.sendNotification(ClearBaseline.method, { uri });
    } else if (kind === 17) {
      await client.connection.sendNotification('textDocument/didSave', { textDocument: { uri } });
      await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [] });
    } else if (kind === 18) {
      void client.connection
        .sendRequest('workspace/executeCommand', { command: SERVER_COMMANDS.check, arguments: [uri] })
        .catch((error: unknown) => refused.push(String(error)));
    } else {
      await client.close(uri);
      open.delete(uri);
      baselines.delete(uri);
    }
    if (random(5) === 0) await new Promise((resolve) => setTimeout(resolve, random(15)));
  }
  await quiet();
  await quiet();

  // Shown, not judged: other tests may share the process.
  console.log(`RSS each 100 steps, MB: ${memory.join(' ')}`);
  expect(logged).toEqual([]);
  expect(refused.filter((message) => !message.includes('changed after this action'))).toEqual([]);
  expect(client.reports.filter(({ state }) => state === 'failed')).toEqual([]);
  for (const path of PATHS) {
    const uri = `file://${path}`;
    const document = open.get(uri);
    const last = client.published.findLast((each) => each.uri === uri)!;
    if (document === undefined) {
      const textDocument = { uri };
      expect(await client.connection.sendRequest('textDocument/codeLens', { textDocument })).toBeInstanceOf(
        Array,
      );
      continue;
    }
    expect(last.version).toBe(document.version);
    // A new client that sees only the end is told the same.
    const fresh = await connect({ engine, headTexts: headOf(head), typingDelay: 0 });
    const baseline = baselines.get(uri);
    const report = client.reports.findLast((each) => each.uri === uri)!;
    if (baseline !== undefined && report.baseline?.kind === 'editor') {
      await fresh.connection.sendNotification(SetBaseline.method, {
        uri,
        version: 1,
        text: baseline,
        baselineId: 'b',
        exact: report.baseline.exact,
        provenance: { kind: 'reload', label: 'before' },
      });
    }
    await fresh.open(uri, document.text, 1, path.endsWith('.py') ? 'python' : 'typescript');
    const { diagnostics } = await fresh.diagnostics(uri, 1);
    const shown = (all: readonly { code?: unknown; range: unknown }[]) =>
      all.map(({ code, range }) => JSON.stringify({ code, range }));
    const asked = last.diagnostics.filter(({ code }) => code !== 'added-validation');
    expect(shown(asked)).toEqual(shown(diagnostics.filter(({ code }) => code !== 'added-validation')));
    await fresh.dispose();
  }
}, 120_000);
