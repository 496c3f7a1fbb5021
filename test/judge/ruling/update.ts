import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { findingsFile, ruling } from './ruling';

/** Writes what the rules say now. The diff is the noise that a change of a rule makes. */
const folder = new URL('.', import.meta.url);
for (const file of readdirSync(new URL('findings/', folder))) rmSync(new URL(`findings/${file}`, folder));
for (const [rule, text] of ruling(folder)) {
  writeFileSync(findingsFile(folder, rule), text);
  console.log(`${rule}: ${text.trimEnd().split('\n').length} findings`);
}
