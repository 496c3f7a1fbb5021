import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { canonicalTokens } from '../../../server/engine/measures/canonicalForm';
import { document } from '../../support/read';
import { describeWithSharedData, sharedLines } from '../../support/sharedData';
import { tokenTexts } from './tokenTexts';
import { skipOrFail } from '../../support/oracles';

interface Oracle {
  readonly tokens: readonly string[];
  readonly canonical: readonly string[];
}

/** What CPython makes of the texts; null without the version whose tokens and `ast.unparse` are followed. */
function cpython(texts: readonly string[]): readonly Oracle[] | null {
  const script = fileURLToPath(new URL('cpython.py', import.meta.url));
  const input = texts.map((text) => `${JSON.stringify(text)}\n`).join('');
  const { stdout, error } = spawnSync('python3', [script], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (error !== undefined && stdout === null) return null;
  const [version, ...lines] = stdout.trim().split('\n');
  if (version !== '[3, 11]') return null;
  return lines.map((line) => {
    const [tokens, canonical] = JSON.parse(line) as [string[], string[]];
    return { tokens, canonical };
  });
}

/** Literals are written by value here and by CPython with quotes and escapes of its choice. */
const isLiteral = (token: string) => /^\w*['"]|^\.?\d/.test(token);

describeWithSharedData('800 programs as CPython 3.11 reads them', () => {
  const programs = sharedLines<{ readonly canonical: string; readonly corrupted: string }>(
    'over_editing_400/pairs.jsonl',
  );
  const texts = programs.flatMap(({ canonical, corrupted }) => [canonical, corrupted]);
  const oracle = cpython(texts);
  if (oracle === null) {
    skipOrFail('comparison with CPython', 'no python3 of version 3.11');
    return;
  }

  const documents = texts.map((text) => document('a.py', text));

  test('tokens', () => {
    expect(documents.map((read) => tokenTexts(read))).toEqual(oracle.map(({ tokens }) => tokens));
  });

  test('tokens in canonical form, with literals that are equal exactly where CPython writes them alike', () => {
    const theirs = new Map<string, string>();
    const ours = new Map<string, string>();
    /** The token as CPython writes it, or as it is if another one is already written so. */
    const asWritten = (token: string, written: string | undefined) => {
      if (written === undefined || !isLiteral(written)) return token;
      if (!theirs.has(token)) theirs.set(token, written);
      if (!ours.has(written)) ours.set(written, token);
      return theirs.get(token) === written && ours.get(written) === token ? written : token;
    };
    const written = documents.map((read, index) =>
      canonicalTokens(read).map((token, at) => asWritten(token, oracle[index]!.canonical[at])),
    );
    expect(written).toEqual(oracle.map(({ canonical }) => canonical));
  });
});
