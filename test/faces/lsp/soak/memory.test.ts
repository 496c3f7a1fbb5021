import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { edited, program } from '../../../../bench/programs';
import { build } from '../../../../esbuild.config.js';
import { Check, type CheckParams } from '../../../../server/protocol';
import { temporaryRepository } from '../../../ports/temporaryRepository';
import { until } from '../connect';
import { connectBundled, type BundledServer, type Memory } from './bundledServer';
import { RandomSession, type SessionFile } from './randomSession';

const STEPS = 500;
/** Until the grammars are loaded and all that is kept of the last texts has once been filled. */
const WARM_UP = 100;
const BETWEEN_READINGS = 10;
const LINES = 1000;
const TIMEOUT = 15 * 60_000;

/** What the server may hold more of, after 200 steps: less than one text each second edit, which is about 100 edits. */
const MOST_MORE_HELD = 2 * 2 ** 20;
/** Pages come and go with the allocator. */
const MOST_MORE_RESIDENT = 30 * 2 ** 20;

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

/** Open documents as they are, with their checks. */
async function settled(session: RandomSession): Promise<void> {
  for (const [uri, { version }] of session.open)
    await until(() => server.published.some((each) => each.uri === uri && each.version === version), 60_000);
}

/** The thread of the engine may have been given up on the way; what it holds once it is loaded is compared. */
async function warm(texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, languageId] of [
    ['a.py', 'python'],
    ['d.ts', 'typescript'],
  ] as const) {
    const before = texts[path]!;
    const params: CheckParams = { before, after: edited(before, languageId, 10), languageId, path };
    await server.connection.sendRequest(Check.method, params);
  }
}

test(
  '500 random steps in large files leave no more memory in use than the first hundred',
  async () => {
    const repository = await temporaryRepository();
    const texts = {
      'a.py': program('python', LINES),
      'b.py': program('python', LINES),
      'c.py': program('python', LINES),
      'd.ts': program('typescript', LINES),
      'e.ts': program('typescript', LINES),
      'f.ts': program('typescript', LINES),
    };
    await repository.commit(texts);
    const files = Object.entries(texts).map(([name, original]): SessionFile => ({
      uri: pathToFileURL(join(repository.root, name)).href,
      languageId: name.endsWith('.py') ? 'python' : 'typescript',
      original,
    }));
    const logged: string[] = [];
    server = await connectBundled(join(directory, 'server.cjs'), {
      folders: [pathToFileURL(repository.root).href],
    });
    server.connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
      logged.push(message);
    });
    const session = new RandomSession(server, files, 20261129);
    const readings: Memory[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      await session.step();
      // Not every edit is checked: where another follows at once, its check is superseded.
      await sleep(session.random.below(200));
      if (step <= WARM_UP || step % BETWEEN_READINGS > 0) continue;
      await settled(session);
      await warm(texts);
      readings.push(await server.readMemory());
    }

    const half = readings.length / 2;
    const [first, second] = [readings.slice(0, half), readings.slice(half)];
    const of = (part: readonly Memory[], name: keyof Memory) => median(part.map((each) => each[name]));
    const inMegabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(1);
    for (const name of ['held', 'resident'] as const)
      console.log(`${name}, MB: ${readings.map((each) => inMegabytes(each[name])).join(' ')}`);
    console.log(
      `steps: ${[...session.done].map((each) => each.join(' ')).join(', ')}; checks: ${server.reports.length}`,
    );
    expect(logged).toEqual([]);
    expect(server.errors()).toBe('');
    expect(of(second, 'held') - of(first, 'held')).toBeLessThan(MOST_MORE_HELD);
    expect(of(second, 'resident') - of(first, 'resident')).toBeLessThan(MOST_MORE_RESIDENT);
  },
  TIMEOUT,
);

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
