import { LANGUAGE_IDS } from '../protocol';
import type { InterruptibleEngine } from './interruptibleEngine';

export interface LazyEngine {
  readonly engine: InterruptibleEngine;
  readonly prepare: (languageId: string) => void;
}

/**
 * An engine that loads when it is needed: an editor starts the server long before the first edit. A language
 * is prepared once a document of it is open, so that the first edit need not wait for its grammar.
 */
export function lazyEngine(create: () => Promise<InterruptibleEngine>): LazyEngine {
  let created: Promise<InterruptibleEngine> | undefined;
  const engine: InterruptibleEngine = {
    async checkFile(edit, options, signal) {
      created ??= create();
      return (await created).checkFile(edit, options, signal);
    },
    async sitesOf(edits, symbol) {
      created ??= create();
      return (await created).sitesOf(edits, symbol);
    },
  };
  const prepared = new Set<string>();
  return {
    engine,
    prepare(languageId) {
      const isKnown = LANGUAGE_IDS.some((id) => id === languageId);
      if (!isKnown || prepared.has(languageId)) return;
      prepared.add(languageId);
      const nothing = { path: '', previousPath: null, languageId, before: '', after: '' };
      // A grammar that cannot be loaded fails the first check, too, which says so.
      engine.checkFile(nothing, { levels: {}, questions: false }).catch(() => undefined);
    },
  };
}
