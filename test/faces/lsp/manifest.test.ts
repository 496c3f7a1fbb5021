import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import manifest from '../../../package.json';
import words from '../../../package.nls.json';
import { LEVELS } from '../../../server/engine/report';
import { LANGUAGES } from '../../../server/engine/syntax/languages';
import { SERVER_SETTINGS } from '../../../server/lsp/settings';
import { CLIENT_SETTINGS } from '../../../client/settingsSchema';
import { MARKS } from '../../../client/views/markRanges';
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
    const others = [
      'pare.status',
      'pare.baseline',
      'pare.findings',
      'pare.findingsGroupedBy',
      'pare.marks',
      'pare.target',
      'pare.hasTarget',
    ];
    const inCode = [...commandsInCode()].filter((id) => !others.includes(id) && id !== 'pare.enable');
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
    for (const { command } of Object.values(contributes.menus).flat()) expect(declared).toContain(command);
  });

  test('in views, welcome texts and walkthroughs exist', () => {
    const linked = [...JSON.stringify(words).matchAll(/\(command:([^)?]+)/g)].map(([, id]) => id);
    const completing = contributes.walkthroughs.flatMap(({ steps }) =>
      steps.flatMap(({ completionEvents }) =>
        completionEvents.map((event) => event.replace('onCommand:', '')),
      ),
    );
    expect(linked.length).toBeGreaterThan(5);
    for (const id of [...linked, ...completing]) expect(declared).toContain(id);
  });
});

describe('settings', () => {
  const { properties } = contributes.configuration;

  test('are the ones that the server and the client read, with their types, defaults and scopes', () => {
    const schema = { ...SERVER_SETTINGS, ...CLIENT_SETTINGS };
    const ofLibrary = { type: 'string', default: 'off', scope: 'window' };
    const declared = Object.entries(properties).map(([key, { type, default: value, scope }]) => [
      key,
      { type, default: value, scope },
    ]);
    expect(Object.fromEntries(declared)).toEqual({
      ...Object.fromEntries(Object.entries(schema).map(([key, value]) => [`${SECTION}.${key}`, value])),
      [`${SECTION}.trace.server`]: ofLibrary,
    });
  });

  test('are described, in the order in which they are shown', () => {
    expect(Object.values(properties).map(({ order }) => order)).toEqual(
      Object.keys(properties).map((_, i) => i),
    );
    for (const { markdownDescription } of Object.values(properties))
      expect(markdownDescription).toMatch(/^%/);
  });

  test('that descriptions link exist', () => {
    const linked = [...JSON.stringify(words).matchAll(/`#(pare[^#]*)#`/g)].map(([, key]) => key);
    for (const key of linked) expect(Object.keys(properties)).toContain(key);
  });

  test('take the levels that rules have', () => {
    const { additionalProperties } = contributes.configuration.properties['pare.rules'];
    expect(additionalProperties.enum).toEqual(LEVELS);
  });
});

describe('colours', () => {
  /** Backgrounds of the editor in the themes that come with it. */
  const BACKGROUNDS = {
    dark: '#1f1f1f',
    light: '#ffffff',
    highContrast: '#000000',
    highContrastLight: '#ffffff',
  };

  test('of lines stand out from the background: 3 to 1 at least, 4.5 to 1 in high contrast (WCAG 1.4.11)', () => {
    expect(contributes.colors.length).toBe(MARKS.length);
    for (const { defaults } of contributes.colors)
      for (const [theme, background] of Object.entries(BACKGROUNDS)) {
        const contrast = contrastOf(defaults[theme as keyof typeof BACKGROUNDS], background);
        expect(contrast).toBeGreaterThanOrEqual(theme.startsWith('high') ? 4.5 : 3);
      }
  });

  /** WCAG 2, relative luminance of sRGB. */
  function contrastOf(one: string, other: string): number {
    const [dark, light] = [one, other].map(luminance).sort((a, b) => a - b);
    return (light! + 0.05) / (dark! + 0.05);
  }

  function luminance(colour: string): number {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const share = parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
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
    for (const path of contributes['markdown.previewStyles'])
      expect(existsSync(join(root, path)), path).toBe(true);
    expect(packaged).toContain('!media/*');
  });

  test('has a page for each step of the walkthrough', () => {
    const pages = contributes.walkthroughs.flatMap(({ steps }) => steps.map(({ media }) => media.markdown));
    expect(pages.length).toBeLessThanOrEqual(5);
    for (const page of pages) expect(readFileSync(join(root, page), 'utf8')).toMatch(/^# /);
    expect(readFileSync(join(root, '.vscodeignore'), 'utf8')).toContain('!docs/walkthrough/*.md');
  });

  test('has a colour for each mark, in every kind of theme', () => {
    expect(contributes.colors.map(({ id }) => id)).toEqual(MARKS.map((mark) => `pare.${mark}Border`));
    for (const { defaults } of contributes.colors) {
      const colours = ['dark', 'light', 'highContrast', 'highContrastLight'] as const;
      for (const theme of colours) expect(defaults[theme]).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('runs where the files are, and in part where nothing may be run', () => {
    expect(manifest.extensionKind).toEqual(['workspace']);
    expect(manifest.capabilities.untrustedWorkspaces.supported).toBe('limited');
    expect(manifest.capabilities.virtualWorkspaces.supported).toBe('limited');
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
  for (const text of sources(join(root, 'server/protocol')).values())
    expect(text.match(/^(import|export) (?!type\b).*from '(?!\.\/)/m)).toBeNull();
});
