import type { CheckOptions, Engine, FileEdit } from '../engine/engine';
import type { FileReport } from '../engine/report';

/** An engine that may give a check up once nobody wants its report any longer; any engine is one that never does. */
export interface InterruptibleEngine extends Engine {
  /** Rejects if it gave up. */
  checkFile(edit: FileEdit, options: CheckOptions, signal?: AbortSignal): Promise<FileReport>;
}
