import { readFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as code from './harness';

/**
 * Size, activation time and memory of Pare beside extensions that come with the editor, in the same windows. Two of them
 * have a language server of their own, as Pare has.
 */
const WINDOWS = 5;
/** A window takes half a minute, or several times that where other work is done. */
const TIMEOUT = 15 * 60_000;

interface Measured {
  readonly name: string;
  /** Of its folder among the installed extensions, or among those that come with the editor. */
  readonly folder: RegExp;
  /** What the command line of its own processes holds. */
  readonly processes: RegExp | null;
}

const EXTENSIONS: readonly Measured[] = [
  { name: 'Pare: minimal edits', folder: /^pare\.pare-/, processes: /pare\.pare-.*server\.cjs/ },
  {
    name: 'Markdown Language Features',
    folder: /^markdown-language-features$/,
    processes: /markdown-language-features.*serverWorkerMain/,
  },
  { name: 'JSON Language Features', folder: /^json-language-features$/, processes: /jsonServerMain/ },
  { name: 'Git', folder: /^git$/, processes: null },
];

const before = readFileSync('server/engine/syntax/treeHash.ts', 'utf8');

let workspace: code.TestWorkspace;
let server: code.VsCodeServer;
let workbench: code.Workbench;

beforeAll(async () => {
  workspace = await code.createWorkspace(
    { 'code.ts': before, 'README.md': '# Read me\n', 'data.json': '{ "a": [1, 2] }\n' },
    { commit: true },
  );
  server = await code.startVsCode({ version: '1.139', vsix: [resolve('pare.vsix')] });
  workbench = await code.openWorkbench(server, {
    folder: workspace.folder,
    file: workspace.path('code.ts'),
    size: { width: 1440, height: 1800 },
  });
});

afterAll(async () => {
  await workbench?.close();
  await server?.stop();
  await workspace?.dispose();
});

it(
  'is measured',
  async () => {
    const activations = new Map<string, number[]>();
    const memory = new Map<string, number[]>();
    await code.rewriteFile(workspace.path('code.ts'), before.replaceAll("'", '"'));
    for (let window = 0; window < WINDOWS; window += 1) {
      if (window > 0) await code.reload(workbench, 'code.ts');
      await code.waitForStatusBar(workbench, /· \d/);
      for (const name of ['README.md', 'data.json', 'code.ts'])
        await code.openFile(workbench, workspace.path(name));
      const times = await code.readActivationTimes(workbench);
      console.log(`Window ${window + 1} of ${WINDOWS} after ${Math.round(performance.now() / 1000)} s`);
      for (const { name, processes } of EXTENSIONS) {
        push(activations, name, times.get(name));
        if (processes !== null) push(memory, name, await memoryOf(processes, server.home));
      }
    }
    const folders = [join(server.home, 'extensions'), code.findInstallation('1.139').builtInExtensions];
    for (const { name, folder } of EXTENSIONS) {
      const size = await sizeOf(folders, folder);
      console.log(
        `${name}: ${size.toFixed(1)} MB, activation ${figures(activations.get(name))} ms, memory ${figures(memory.get(name))} MB`,
      );
    }
    for (const { name } of EXTENSIONS) expect(activations.get(name), name).toHaveLength(WINDOWS);
  },
  TIMEOUT,
);

function push(all: Map<string, number[]>, name: string, value: number | undefined): void {
  if (value !== undefined) all.set(name, [...(all.get(name) ?? []), value]);
}

/** Median and range. */
function figures(values: readonly number[] = []): string {
  const sorted = [...values].sort((a, b) => a - b);
  if (sorted.length === 0) return '-';
  const [least, median, most] = [0, Math.floor(sorted.length / 2), sorted.length - 1].map((at) =>
    sorted[at]!.toFixed(0),
  );
  return `${median} (${least} to ${most})`;
}

/** Megabytes of the processes of this window; pages that are shared count in part (proportional set size). */
async function memoryOf(pattern: RegExp, home: string): Promise<number> {
  let kilobytes = 0;
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const [line, environment, rollup] = await Promise.all(
      ['cmdline', 'environ', 'smaps_rollup'].map((name) =>
        readFile(`/proc/${entry}/${name}`, 'utf8').catch(() => ''),
      ),
    );
    if (!pattern.test(line!) || !environment!.includes(home)) continue;
    kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup!)?.[1] ?? 0);
  }
  return kilobytes / 1024;
}

async function sizeOf(parents: readonly string[], name: RegExp): Promise<number> {
  let bytes = 0;
  for (const parent of parents) {
    const found = (await readdir(parent)).filter((entry) => name.test(entry));
    for (const folder of found) bytes += await bytesIn(join(parent, folder));
  }
  return bytes / 2 ** 20;
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
