import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json';
import words from '../../../package.nls.json';
import { LEVELS } from '../../../server/engine/report';
import { LANGUAGES } from '../../../server/engine/syntax/languages';
import { SETTING_DEFAULTS } from '../../../server/lsp/settings';
import { CLIENT_COMMANDS, LANGUAGE_IDS, SECTION, SERVER_COMMANDS } from '../../../server/protocol';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const client = sources(join(root, 'client'));
const { contributes } = manifest;

function sources(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );
}

/** Command ids that appear in the client's sources. */
function commandsInCode(): ReadonlySet<string> {
  const quoted = [...client.values()].flatMap((text) =>
    [...text.matchAll(/'(pare\.[a-zA-Z]+)'/g)].map(([, id]) => id!),
  );
  return new Set([...quoted, ...Object.values(CLIENT_COMMANDS)]);
}

describe('commands', () => {
  const declared = contributes.commands.map(({ command }) => command);

  test('are the same in the manifest and in the code', () => {
    const statusItem = 'pare.status';
    const setting = 'pare.enable';
    const inCode = [...commandsInCode()].filter((id) => id !== statusItem && id !== setting);
    expect(inCode.sort()).toEqual([...declared].sort());
  });

  test('are in one category, with the titles that the documentation names', () => {
    expect(new Set(contributes.commands.map(({ category }) => category))).toEqual(new Set(['Pare']));
    expect(words['command.check']).toBe('Check edit minimality');
  });

  test('of the server are not in the palette', () => {
    for (const id of Object.values(SERVER_COMMANDS)) expect(declared).not.toContain(id);
  });

  test('in menus exist', () => {
    for (const { command } of contributes.menus.commandPalette) expect(declared).toContain(command);
  });
});

describe('settings', () => {
  const properties: Readonly<Record<string, { default: unknown; scope: string }>> =
    contributes.configuration.properties;

  test('are the ones that the server reads, with its defaults', () => {
    const ofServer = Object.entries(SETTING_DEFAULTS).map(([key, value]) => [`${SECTION}.${key}`, value]);
    const ofLibrary = [[`${SECTION}.trace.server`, 'off']];
    const declared = Object.entries(properties).map(([key, property]) => [key, property.default]);
    expect(declared).toEqual([...ofServer, ...ofLibrary]);
  });

  test('are set per folder where the server asks per document', () => {
    for (const key of Object.keys(SETTING_DEFAULTS)) {
      expect(properties[`${SECTION}.${key}`]?.scope).toBe('resource');
    }
  });

  test('take the levels that rules have', () => {
    const { additionalProperties } = contributes.configuration.properties['pare.rules'];
    expect(additionalProperties.enum).toEqual(LEVELS);
  });
});

describe('the manifest', () => {
  test('is activated by the languages that the engine reads', () => {
    expect([...LANGUAGE_IDS].sort()).toEqual(LANGUAGES.map(({ id }) => id).sort());
    expect(manifest.activationEvents).toEqual(LANGUAGE_IDS.map((id) => `onLanguage:${id}`));
  });

  test('has a text for each placeholder, and no other', () => {
    const used = [...JSON.stringify(manifest).matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key);
    expect([...new Set(used)].sort()).toEqual(Object.keys(words).sort());
  });

  test('uses no proposed API', () => {
    expect(manifest).not.toHaveProperty('enabledApiProposals');
  });

  test('names files that are packaged', () => {
    const packaged = readFileSync(join(root, '.vscodeignore'), 'utf8').split('\n');
    expect(packaged[0]).toBe('**');
    expect(packaged).toContain(`!${manifest.icon}`);
    expect(packaged).toContain(`!${manifest.main.slice(2)}`);
    for (const { path } of contributes.grammars) {
      expect(path).toMatch(/^\.\/syntaxes\/.*\.json$/);
      expect(() => JSON.parse(readFileSync(join(root, path), 'utf8'))).not.toThrow();
    }
    expect(packaged).toContain('!syntaxes/*.json');
  });

  test('has an icon of 128 pixels', () => {
    const png = readFileSync(join(root, manifest.icon));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 128]);
  });
});

test('of the server the client imports the protocol only', () => {
  const imported = [...client.values()].flatMap((text) =>
    [...text.matchAll(/from '([^']*\/server\/[^']*)'/g)].map(([, path]) => path!.replace(/^(\.\.\/)+/, '')),
  );
  expect(new Set(imported)).toEqual(new Set(['server/protocol']));
  // And the protocol brings nothing of the server along: it imports types only.
  const protocol = readFileSync(join(root, 'server/protocol.ts'), 'utf8');
  expect(protocol.match(/^(import|export) (?!type\b).*from /m)).toBeNull();
});
