import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edited, program } from '../../bench/programs';
import { build } from '../../esbuild.config.js';
import { Check, type CheckParams } from '../../server/protocol';
import { temporaryRepository } from '../ports/temporaryRepository';
import { until } from '../faces/lsp/connect';
import { connectBundled, type BundledServer, type Memory } from '../faces/lsp/soak/bundledServer';
import { RandomSession, type SessionFile } from '../faces/lsp/soak/randomSession';

const STEPS = 500;
/** Until the grammars are loaded and all that is kept of the last texts has once been filled. */
const WARM_UP = 100;
const BETWEEN_READINGS = 10;
const LINES = 1000;
const TIMEOUT = 15 * 60_000;

/**
 * How much more may be in use in the second half of the readings than in the first. One text kept for each edit would be
 * 6 MB in the thread that is asked; one tree for each check would be more in the engine's.
 */
const MOST_GROWTH = 2 * 2 ** 20;
/** Pages come and go with the allocator. */
const MOST_RESIDENT_GROWTH = 30 * 2 ** 20;
/** A thread of the engine that ended before, because a check took too long on a busy machine, says nothing. */
const LEAST_READINGS = 10;

const TEXTS = Object.fromEntries(
  ['a.py', 'b.py', 'c.py', 'd.ts', 'e.ts', 'f.ts'].map((path) => [path, program(languageOf(path), LINES)]),
);

let directory: string;
let server: BundledServer;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'pare-server-')));
  await build(['server'], directory);
});

afterAll(async () => {
  await server?.dispose();
  await rm(directory, { recursive: true, force: true });
});

test('500 random steps in large files leave nothing in memory', { timeout: TIMEOUT }, async () => {
  const repository = await temporaryRepository();
  await repository.commit(TEXTS);
  const uriOf = (path: string) => pathToFileURL(join(repository.root, path)).href;
  const files = Object.entries(TEXTS).map(([path, original]): SessionFile => ({
    uri: uriOf(path),
    languageId: languageOf(path),
    original,
  }));
  const logged: string[] = [];
  server = await connectBundled(join(directory, 'server.cjs'), { folders: [uriOf('')] });
  server.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    logged.push(message);
  });
  const session = new RandomSession(server, files, 20261129);
  const readings = await readWhileWorking(session);
  console.log(`steps: ${JSON.stringify(Object.fromEntries(session.done))}; checks: ${server.reports.length}`);
  expect(logged).toEqual([]);
  expect(server.errors()).toBe('');
  expectFlat(readings);
});

async function readWhileWorking(session: RandomSession): Promise<readonly Memory[]> {
  const readings: Memory[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    await session.step();
    // Not every edit is checked: where another follows at once, its check is superseded.
    await sleep(session.random.below(200));
    if (step <= WARM_UP || step % BETWEEN_READINGS > 0) continue;
    await settled(session);
    await warm();
    readings.push(await server.readMemory());
  }
  return readings;
}

/** All that is open was checked as it is. */
async function settled(session: RandomSession): Promise<void> {
  for (const [uri, { version }] of session.open)
    await until(() => server.published.some((each) => each.uri === uri && each.version === version), 60_000);
}

/** What the engine's thread holds besides, such as the grammars and the last texts, is the same in every reading. */
async function warm(): Promise<void> {
  for (const path of ['a.py', 'd.ts']) {
    const [before, languageId] = [TEXTS[path]!, languageOf(path)];
    const params: CheckParams = { before, after: edited(before, languageId, 10), languageId, path };
    await server.connection.sendRequest(Check.method, params);
  }
}

function expectFlat(readings: readonly Memory[]): void {
  const resident = readings.map((each) => each.resident);
  const threads = new Set(readings.flatMap((each) => [...each.threads.keys()]));
  const held = [...threads]
    .map((thread) => ({ thread, bytes: readings.flatMap((each) => each.threads.get(thread) ?? []) }))
    .filter(({ bytes }) => bytes.length >= LEAST_READINGS);
  for (const { thread, bytes } of held) console.log(`thread ${thread} holds, MB: ${inMegabytes(bytes)}`);
  console.log(`resident, MB: ${inMegabytes(resident)}`);
  expect(held[0]!.bytes, 'the thread that is asked').toHaveLength(readings.length);
  expect(held.length, 'and one of the engine').toBeGreaterThan(1);
  for (const { thread, bytes } of held) expect(growthOf(bytes), `thread ${thread}`).toBeLessThan(MOST_GROWTH);
  expect(growthOf(resident)).toBeLessThan(MOST_RESIDENT_GROWTH);
}

function growthOf(values: readonly number[]): number {
  const half = Math.floor(values.length / 2);
  return median(values.slice(half)) - median(values.slice(0, half));
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function inMegabytes(values: readonly number[]): string {
  return values.map((bytes) => (bytes / 2 ** 20).toFixed(1)).join(' ');
}

function languageOf(path: string): 'python' | 'typescript' {
  return path.endsWith('.py') ? 'python' : 'typescript';
}
