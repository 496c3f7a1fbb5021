import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findInstallation, type Installation, type VsCodeVersion } from './installation';
import { cleanEnvironment, startGroup, type ProcessGroup } from './processGroup';
import { QUIET_SETTINGS, type Settings } from './settings';
import { TIMEOUT, until } from './until';

export interface VsCodeOptions {
  readonly version: VsCodeVersion;
  /** Packaged extensions to install. */
  readonly vsix?: readonly string[];
  /** User settings, on top of `QUIET_SETTINGS`. To change one while VS Code runs see `TestWorkspace.writeSettings`. */
  readonly settings?: Settings;
  /** Whether to ask whether a folder is trusted; every folder is, if not. */
  readonly asksForTrust?: boolean;
  /** Added to the server's environment; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface VsCodeServer {
  readonly version: VsCodeVersion;
  readonly url: string;
  /** The fresh folder that holds the home, the user data and the extensions. */
  readonly home: string;
  /** What the server printed so far. */
  output(): string;
  stop(): Promise<void>;
}

export async function startVsCode(options: VsCodeOptions): Promise<VsCodeServer> {
  const installation = findInstallation(options.version);
  const home = await mkdtemp(join(tmpdir(), 'vscode-e2e-'));
  const start = (args: readonly string[]) => startServer(installation, home, options.env ?? {}, args);
  let server: ProcessGroup | undefined;
  const stop = async () => {
    await server?.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await writeUserSettings(home, options.settings ?? {});
    for (const vsix of options.vsix ?? []) {
      await install(start(['--install-extension', vsix, '--force']), vsix);
    }
    const port = await freePort();
    const trust = options.asksForTrust === true ? [] : ['--disable-workspace-trust'];
    server = start(['--host', '127.0.0.1', '--port', String(port), ...SERVE, ...trust]);
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, server);
    return { version: options.version, url, home, output: server.output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const SERVE = ['--without-connection-token', '--accept-server-license-terms', '--telemetry-level=off'];

function startServer(
  { node, serverMain }: Installation,
  home: string,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
): ProcessGroup {
  const folders = [
    ['--server-data-dir', join(home, 'server')],
    ['--user-data-dir', join(home, 'user')],
    ['--extensions-dir', join(home, 'extensions')],
  ].flat();
  return startGroup([node, serverMain, ...folders, ...args], { ...cleanEnvironment(home), ...env }, home);
}

async function install(installer: ProcessGroup, vsix: string): Promise<void> {
  const timer = setTimeout(() => void installer.stop(), TIMEOUT);
  await installer.ended;
  clearTimeout(timer);
  // The exit code is 0 for some failures, such as an engine that does not match.
  if (!/successfully installed/.test(installer.output())) {
    throw new Error(`${vsix} was not installed:\n${installer.output()}`);
  }
}

async function writeUserSettings(home: string, settings: Settings): Promise<void> {
  const folder = join(home, 'user', 'User');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'settings.json'), JSON.stringify({ ...QUIET_SETTINGS, ...settings }, null, 2));
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function untilReady(url: string, server: ProcessGroup): Promise<void> {
  const ready = until('VS Code server is ready', async () => {
    if (!server.running()) {
      return 'ended';
    }
    return (await fetch(`${url}/version`)).ok ? 'ready' : undefined;
  });
  if ((await ready) === 'ended') {
    throw new Error(`VS Code server ended early:\n${server.output()}`);
  }
}
