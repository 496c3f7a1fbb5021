import { dirname } from 'node:path';
import {
  acceptedBecause,
  findConfiguration,
  levelsFor,
  NO_CONFIGURATION,
  type Levels,
  type PlacedConfiguration,
} from '../ports/config';
import type { Files } from '../ports/files';
import { filePath } from './uris';

/** What the nearest `pare.json` says of one document. */
export interface DocumentConfiguration {
  readonly isIgnored: boolean;
  readonly levels: Levels;
  readonly acceptedBecause: (rule: string) => string | null;
}

const NONE: DocumentConfiguration = { isIgnored: false, levels: {}, acceptedBecause: () => null };

/** Configurations by directory, read once until something says that they changed. */
export class Configurations {
  private readonly known = new Map<string, Promise<PlacedConfiguration>>();
  private readonly told = new Set<string>();

  /** @param tell shows a person what is wrong with a file; each such thing once */
  constructor(
    private readonly files: Files,
    private readonly ruleIds: readonly string[],
    private readonly tell: (problem: string) => void,
  ) {}

  async of(uri: string): Promise<DocumentConfiguration> {
    const path = filePath(uri);
    if (path === null) return NONE;
    const directory = dirname(path);
    const reading = this.known.get(directory) ?? this.read(directory);
    this.known.set(directory, reading);
    const { configuration, relative } = await reading;
    const name = relative(path);
    return {
      isIgnored: configuration.isIgnored(name),
      levels: levelsFor(configuration, name),
      acceptedBecause: (rule) => acceptedBecause(configuration, name, rule),
    };
  }

  changed(): void {
    this.known.clear();
    this.told.clear();
  }

  private async read(directory: string): Promise<PlacedConfiguration> {
    const found = await findConfiguration(directory, this.files, this.ruleIds);
    if (found.ok) return found.value;
    const problem = `${found.problem.path}: ${found.problem.reason}`;
    if (!this.told.has(problem)) this.tell(problem);
    this.told.add(problem);
    return { configuration: NO_CONFIGURATION, path: null, relative: (absolute) => absolute };
  }
}
