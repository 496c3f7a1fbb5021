// Runs a TypeScript file: bundles it first, since Node 20 reads no TypeScript.
import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { basename, join } from 'node:path';

const root = fileURLToPath(new URL('..', import.meta.url));
const [entry, ...args] = process.argv.slice(2);
const outfile = join(
  root,
  'node_modules',
  '.cache',
  'pare-run',
  `${basename(entry, '.ts')}-${process.pid}.mjs`,
);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
  // Sources find their data beside themselves.
  define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, entry)).href) },
});
process.argv = [process.argv[0], entry, ...args];
await import(pathToFileURL(outfile).href);
