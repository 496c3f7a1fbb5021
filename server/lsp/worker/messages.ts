import type { CheckOptions, FileEdit } from '../../engine/engine';
import type { FileReport } from '../../engine/report';
import type { Site } from '../../engine/retained/targets';

/** What the engine's thread is asked. One question at a time, so that an answer needs no number. */
export type Question =
  | { readonly kind: 'checkFile'; readonly edit: FileEdit; readonly options: CheckOptions }
  | { readonly kind: 'sitesOf'; readonly edits: readonly FileEdit[]; readonly symbol: string };

export type Answer =
  | { readonly kind: 'value'; readonly value: FileReport | readonly Site[] }
  | { readonly kind: 'error'; readonly message: string; readonly stack: string };

/** Sent once, when the thread listens. */
export const READY = 'ready';
