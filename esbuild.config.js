import { cp, mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** Each bundle and what starts it. */
const BUNDLES = {
  pare: { entry: 'server/cli/main.ts', firstLine: '#!/usr/bin/env node' },
  server: { entry: 'server/lsp/main.ts', firstLine: '' },
  client: { entry: 'client/extension.ts', firstLine: '' },
};

const WASM = [
  'web-tree-sitter/web-tree-sitter.wasm',
  ...['javascript', 'python', 'tsx', 'typescript'].map(
    (name) => `@vscode/tree-sitter-wasm/wasm/tree-sitter-${name}.wasm`,
  ),
];

/**
 * @param {readonly string[]} names of bundles; all if empty
 * @param {string} directory for the output
 */
export async function build(names = [], directory = join(root, 'dist')) {
  const chosen = names.length === 0 ? Object.keys(BUNDLES) : names;
  await mkdir(directory, { recursive: true });
  await Promise.all([...chosen.map((name) => buildOne(name, directory)), copyAssets(directory)]);
}

async function buildOne(name, directory) {
  const { entry, firstLine } = BUNDLES[name];
  await bundle({
    entryPoints: [join(root, entry)],
    outfile: join(directory, `${name}.cjs`),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['vscode'],
    // Names stay: a stack trace in a report of a defect should be readable.
    minifyWhitespace: true,
    minifySyntax: true,
    // CommonJS has no import.meta, which the parser's runtime and the assets' paths are found by.
    define: { 'import.meta.url': '__bundleUrl' },
    banner: {
      js: `${firstLine}\nconst __bundleUrl=require("node:url").pathToFileURL(__filename).href;`.trimStart(),
    },
    logLevel: 'warning',
  });
}

async function copyAssets(directory) {
  for (const folder of ['grammars', 'rules'])
    await rm(join(directory, folder), { recursive: true, force: true });
  await mkdir(join(directory, 'grammars'), { recursive: true });
  for (const file of WASM) {
    await cp(resolve(file), join(directory, 'grammars', basename(file)));
  }
  await cp(join(root, 'docs', 'rules'), join(directory, 'rules'), { recursive: true });
  for (const schema of ['json/report-v1.schema.json', 'minimize/minimize-v1.schema.json']) {
    await cp(join(root, 'server', 'present', schema), join(directory, basename(schema)));
  }
  const configuration = 'pare-config.schema.json';
  await cp(join(root, 'server', 'ports', 'config', configuration), join(directory, configuration));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build(process.argv.slice(2));
