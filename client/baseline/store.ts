import type { ClearBaselineParams, Provenance, SetBaselineParams } from '../../server/protocol';

/** Where baselines go: the language server. */
export interface BaselineChannel {
  set(params: SetBaselineParams): void;
  clear(params: ClearBaselineParams): void;
}

/** What is read of a text document. */
export interface VersionedText {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

interface Stored {
  readonly text: string;
  readonly baselineId: string;
  readonly exact: boolean;
  readonly provenance: Provenance;
  /** The person saved the document since its last reload. */
  savedByPerson: boolean;
}

/** A reload this long after HEAD moved is git's own work, such as a checkout. */
const CHECKOUT_MILLISECONDS = 2000;

/**
 * The baselines that the editor knows better than git. A document has at most one.
 *
 * A reload begins an *epoch*: the text before it is the baseline, and stays the baseline while further
 * reloads follow, since an agent writes a file several times on its way. The epoch ends when the person
 * accepts the edit or chooses another baseline, and when HEAD moves. It also ends with the first reload after
 * the person saved the document: what they wrote in between belongs to the text before that reload.
 *
 * A baseline that a person chose is replaced by nothing but the person.
 */
export class BaselineStore {
  private readonly stored = new Map<string, Stored>();
  private readonly headMoves = new Map<string, number>();
  private lastNumber = 0;

  constructor(
    private readonly channel: BaselineChannel,
    private readonly now: () => number,
  ) {}

  /** The document was read again from disk; before that it held `before`. */
  reloaded({ uri, version }: Omit<VersionedText, 'text'>, before: string): void {
    const current = this.stored.get(uri);
    if (current?.provenance.kind === 'person' || this.headMovedJustNow(uri)) return;
    if (current?.provenance.kind === 'reload' && !current.savedByPerson) return;
    this.put({ uri, version, text: before }, true, {
      kind: 'reload',
      label: 'the last text before the reload from disk',
    });
  }

  /** From here on counts what differs from the text as it is. */
  choose(document: VersionedText): void {
    this.put(document, true, { kind: 'person', label: 'the baseline that you set' });
  }

  /**
   * The edit is fine. What follows may be the person's own work, so no questions are asked about it until an
   * agent writes the file again.
   */
  accept(document: VersionedText): void {
    this.put(document, false, { kind: 'accepted', label: 'the text that you accepted' });
  }

  /** Back to git HEAD. */
  clear(uri: string): void {
    this.stored.delete(uri);
    this.channel.clear({ uri });
  }

  saved(uri: string): void {
    const current = this.stored.get(uri);
    if (current !== undefined) current.savedByPerson = true;
  }

  /** The server forgets a document that is closed, and everything when it is restarted. */
  opened({ uri, version }: Omit<VersionedText, 'text'>): void {
    const current = this.stored.get(uri);
    if (current !== undefined) this.send({ uri, version }, current);
  }

  /** @param root URI of the folder whose HEAD moved */
  headMoved(root: string): void {
    this.headMoves.set(root, this.now());
    for (const [uri, { provenance }] of this.stored) {
      if (isInside(root, uri) && provenance.kind !== 'person') this.clear(uri);
    }
  }

  private headMovedJustNow(uri: string): boolean {
    return [...this.headMoves].some(
      ([root, when]) => isInside(root, uri) && this.now() - when < CHECKOUT_MILLISECONDS,
    );
  }

  private put({ uri, version, text }: VersionedText, exact: boolean, provenance: Provenance): void {
    this.lastNumber += 1;
    const baselineId = `${provenance.kind}-${this.lastNumber}`;
    const stored: Stored = { text, baselineId, exact, provenance, savedByPerson: false };
    this.stored.set(uri, stored);
    this.send({ uri, version }, stored);
  }

  private send(document: Omit<VersionedText, 'text'>, stored: Stored): void {
    const { text, baselineId, exact, provenance } = stored;
    this.channel.set({ ...document, text, baselineId, exact, provenance });
  }
}

function isInside(root: string, uri: string): boolean {
  return uri.startsWith(root.endsWith('/') ? root : `${root}/`);
}
