import type { Connection } from 'vscode-languageserver';
import { LEVELS, type Level } from '../engine/report';
import { SECTION } from '../protocol';
import type { Client } from './client';

export interface Settings {
  readonly enable: boolean;
  /** Levels that differ from the rules' defaults, by rule id. */
  readonly rules: Readonly<Record<string, Level>>;
  readonly codeLens: {
    readonly enable: boolean;
    /** One over each changed function. */
    readonly functions: boolean;
    /** One over the document. */
    readonly file: boolean;
  };
}

/** The keys below `pare.` that the server reads: the manifest is tested against this. */
export const SERVER_SETTINGS = {
  enable: { type: 'boolean', default: true, scope: 'language-overridable' },
  rules: { type: 'object', default: {}, scope: 'language-overridable' },
  'codeLens.enable': { type: 'boolean', default: true, scope: 'language-overridable' },
  'codeLens.functions': { type: 'boolean', default: true, scope: 'language-overridable' },
  'codeLens.file': { type: 'boolean', default: false, scope: 'language-overridable' },
} as const;

/** Reads what a person wrote; what makes no sense counts as not written. */
export function readSettings(value: unknown): Settings {
  const flag = (key: Exclude<keyof typeof SERVER_SETTINGS, 'rules'>) => {
    const written = key.split('.').reduce(member, value);
    return typeof written === 'boolean' ? written : SERVER_SETTINGS[key].default;
  };
  return {
    enable: flag('enable'),
    rules: readLevels(member(value, 'rules')),
    codeLens: {
      enable: flag('codeLens.enable'),
      functions: flag('codeLens.functions'),
      file: flag('codeLens.file'),
    },
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

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
