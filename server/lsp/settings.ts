import type { Connection } from 'vscode-languageserver';
import { LEVELS, type Level } from '../engine/report';
import { SECTION } from '../protocol';
import type { Client } from './client';

export interface Settings {
  readonly enable: boolean;
  /** Levels that differ from the rules' defaults, by rule id. */
  readonly rules: Readonly<Record<string, Level>>;
  readonly codeLens: { readonly enable: boolean };
}

/** The keys below `pare.` that the server reads, with their defaults: the manifest is tested against this. */
export const SETTING_DEFAULTS = {
  enable: true,
  rules: {},
  'codeLens.enable': true,
} as const;

/** Reads what a person wrote; what makes no sense counts as not written. */
export function readSettings(value: unknown): Settings {
  const codeLens = member(value, 'codeLens');
  return {
    enable: flag(member(value, 'enable'), SETTING_DEFAULTS.enable),
    rules: readLevels(member(value, 'rules')),
    codeLens: { enable: flag(member(codeLens, 'enable'), SETTING_DEFAULTS['codeLens.enable']) },
  };
}

/** Settings of documents: asked of the client where it answers, and kept until it says that they changed. */
export class DocumentSettings {
  private readonly known = new Map<string, Promise<Settings>>();
  private unasked: Settings;

  constructor(
    private readonly connection: Connection,
    private readonly client: Client,
  ) {
    this.unasked = readSettings(client.options.settings);
  }

  async of(uri: string): Promise<Settings> {
    if (!this.client.answersConfiguration) return this.unasked;
    const known = this.known.get(uri) ?? this.ask(uri);
    this.known.set(uri, known);
    return known;
  }

  close(uri: string): void {
    this.known.delete(uri);
  }

  /** @param settings what the client sent with the news, which only those send that cannot be asked */
  changed(settings: unknown): void {
    this.known.clear();
    const section = member(settings, SECTION);
    if (section !== undefined) this.unasked = readSettings(section);
  }

  private async ask(uri: string): Promise<Settings> {
    try {
      return readSettings(
        await this.connection.workspace.getConfiguration({ scopeUri: uri, section: SECTION }),
      );
    } catch {
      // A client may refuse a scope whose scheme it does not know.
      return readSettings(undefined);
    }
  }
}

function readLevels(value: unknown): Record<string, Level> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Level] => LEVELS.includes(entry[1] as Level)),
  );
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
