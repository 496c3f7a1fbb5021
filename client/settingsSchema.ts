/** The settings that only the client reads, with their values' types. */
export interface ClientSettings {
  readonly judgeTyping: boolean;
  readonly detectBursts: boolean;
  readonly unopenedFiles: boolean;
  readonly 'diffTabs.unknownTools': boolean;
  readonly 'diffTabs.ignoredSchemes': readonly string[];
  readonly 'marks.enable': boolean;
  readonly 'test.command': string;
}

/** The keys below `pare.` that only the client reads: the manifest is tested against this. */
export const CLIENT_SETTINGS = {
  judgeTyping: { type: 'boolean', default: false, scope: 'resource' },
  detectBursts: { type: 'boolean', default: true, scope: 'resource' },
  unopenedFiles: { type: 'boolean', default: true, scope: 'resource' },
  'diffTabs.unknownTools': { type: 'boolean', default: true, scope: 'window' },
  'diffTabs.ignoredSchemes': { type: 'array', default: [], scope: 'window' },
  'marks.enable': { type: 'boolean', default: false, scope: 'window' },
  'test.command': { type: 'string', default: '', scope: 'resource' },
} as const satisfies Readonly<
  Record<keyof ClientSettings, { readonly type: string; readonly default: unknown; readonly scope: string }>
>;
