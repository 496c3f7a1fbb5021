import type { Provenance } from '../../server/protocol';

export type BaselineKind = Provenance['kind'];

/** What a provider knows of a document: the text before an edit. */
export interface Offer {
  readonly kind: 'chat' | 'diffTab' | 'reload' | 'burst' | 'disk';
  readonly text: string;
  /** Completes "Compared with …". */
  readonly label: string;
  /** Milliseconds without a change before the document is worth a check; for texts that are streamed. */
  readonly settle?: number;
}

/** How far each kind is trusted to be the text before the edit and nothing else. */
export const RANKS: Readonly<Record<BaselineKind, number>> = {
  person: 5,
  chat: 4,
  diffTab: 3,
  reload: 2,
  burst: 2,
  disk: 1,
  accepted: 0,
  head: 0,
};

/** Kinds that an edit from outside begins. While it goes on, its first text is the one before it. */
export function isObserved(kind: BaselineKind): boolean {
  return kind === 'reload' || kind === 'burst' || kind === 'disk';
}

/** Kinds that a tool tells by showing its proposal: each new one is a new edit. */
export function isShown(kind: BaselineKind): boolean {
  return kind === 'chat' || kind === 'diffTab';
}
