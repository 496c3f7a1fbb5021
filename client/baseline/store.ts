import type { ClearBaselineParams, Provenance, SetBaselineParams } from '../../server/protocol';
import { isObserved, isShown, RANKS, type Offer } from './offers';

/** Where baselines go: the language server. */
export interface BaselineChannel {
  set(params: SetBaselineParams): void;
  clear(params: ClearBaselineParams): void;
}

/** Names a document as it was at a moment. */
export interface DocumentVersion {
  readonly uri: string;
  readonly version: number;
}

export interface VersionedText extends DocumentVersion {
  readonly text: string;
}

export interface StoredBaseline {
  readonly text: string;
  readonly baselineId: string;
  readonly exact: boolean;
  readonly provenance: Provenance;
  readonly settle: number | undefined;
}

interface Entry extends StoredBaseline {
  /** The person saved work of their own since the last edit from outside. */
  readonly savedByPerson: boolean;
  /** For `head`: the text at HEAD, before it followed what the person typed. */
  readonly atHead: string | undefined;
}

const FRESH = { settle: undefined, savedByPerson: false, atHead: undefined };

interface Expected extends Offer {
  readonly until: number;
}

/** An edit from outside this long after HEAD moved is git's own work, such as a checkout. */
const CHECKOUT_MILLISECONDS = 2000;

/** A proposal that is accepted is written to its file soon after. */
const EXPECTED_MILLISECONDS = 30_000;

/**
 * The baselines that the editor knows better than git. A document has at most one, of the provider that is
 * trusted most; equal texts of several providers are one baseline.
 *
 * An edit from outside begins an *epoch*: the text before it is the baseline, and stays the baseline while
 * further edits follow, since an agent writes a file several times on its way. The epoch ends when the person
 * accepts the edit or chooses another baseline, and when HEAD moves. It also ends with the first edit after
 * the person saved the document: what they wrote in between belongs to the text before that edit.
 *
 * A baseline that a person chose is replaced by nothing but the person.
 */
export class BaselineStore {
  private readonly entries = new Map<string, Entry>();
  private readonly headMoves = new Map<string, number>();
  private readonly expected = new Map<string, Expected>();
  /** Documents that a person wants compared with HEAD as it is. */
  private readonly pinnedToHead = new Set<string>();
  private lastNumber = 0;

  constructor(
    private readonly channel: BaselineChannel,
    private readonly now: () => number,
  ) {}

  of(uri: string): StoredBaseline | undefined {
    return this.entries.get(uri);
  }

  isPinned(uri: string): boolean {
    return this.pinnedToHead.has(uri) || this.entries.get(uri)?.provenance.kind === 'person';
  }

  /** A provider saw an edit, or the proposal of one. */
  offer(document: DocumentVersion, given: Offer): void {
    const { uri } = document;
    if (this.isPinned(uri)) return;
    if (isObserved(given.kind) && this.headMovedJustNow(uri)) return;
    const offer = this.takeExpected(uri, given) ?? given;
    const current = this.entries.get(uri);
    if (current !== undefined && !this.replaces(offer, current)) return;
    const { kind, label, text, settle } = offer;
    this.put({ ...document, text }, true, { kind, label }, { ...FRESH, settle });
  }

  /** What a tool proposed is no longer on the screen: nothing is proposed there any more. */
  withdraw(uri: string): void {
    const kind = this.entries.get(uri)?.provenance.kind;
    if (kind !== undefined && isShown(kind)) this.clear(uri);
  }

  /**
   * A proposal for a file was shown elsewhere and is gone; perhaps it has been or will be written to the file.
   * The edit is then known by its text before, whoever reports it.
   */
  expect(document: DocumentVersion, offer: Offer): void {
    if (this.entries.get(document.uri)?.text === offer.text) this.offer(document, offer);
    else this.expected.set(document.uri, { ...offer, until: this.now() + EXPECTED_MILLISECONDS });
  }

  /** From here on counts what differs from this text. */
  choose(document: VersionedText, label = 'the baseline that you set'): void {
    this.put(document, true, { kind: 'person', label });
  }

  /**
   * The edit is fine. What follows may be the person's own work, so no questions are asked about it until an
   * agent writes the file again.
   */
  accept(document: VersionedText): void {
    this.put(document, false, { kind: 'accepted', label: 'the text that you accepted' });
  }

  /** Compares with git HEAD as it is until the person chooses otherwise. */
  chooseHead(uri: string): void {
    this.clear(uri);
    this.pinnedToHead.add(uri);
  }

  /** Back to git HEAD, until something better is known. */
  clear(uri: string): void {
    this.pinnedToHead.delete(uri);
    this.entries.delete(uri);
    this.channel.clear({ uri });
  }

  /** The person typed: that is no part of the edit, so the baseline has it, too. */
  follow(
    document: VersionedText,
    { label, text: original }: { readonly label: string; readonly text: string },
  ): void {
    const current = this.entries.get(document.uri);
    if (this.isPinned(document.uri)) return;
    const atHead = current === undefined ? original : current.atHead;
    const kind = current?.provenance.kind ?? 'head';
    const suffix = ', with what you typed since';
    const provenance = { kind, label: label.endsWith(suffix) ? label : label + suffix };
    this.put(document, current?.exact ?? false, provenance, {
      settle: current?.settle,
      savedByPerson: current?.savedByPerson ?? false,
      atHead,
    });
  }

  /** The person saved work of their own. */
  saved(uri: string): void {
    const current = this.entries.get(uri);
    if (current !== undefined) this.entries.set(uri, { ...current, savedByPerson: true });
  }

  /** The server forgets a document that is closed, and everything when it is restarted. */
  opened(document: DocumentVersion): void {
    const current = this.entries.get(document.uri);
    if (current !== undefined) this.send(document, current);
  }

  /**
   * @param root URI of the folder whose HEAD moved
   * @returns documents compared with HEAD and what was typed, for which it matters whether HEAD holds the same
   *   text of them as before
   */
  headMoved(root: string): readonly { readonly uri: string; readonly atHead: string | undefined }[] {
    this.headMoves.set(root, this.now());
    const inside = [...this.entries].filter(([uri]) => isInside(root, uri));
    for (const [uri, { provenance }] of inside) {
      if (provenance.kind !== 'person' && provenance.kind !== 'head') this.clear(uri);
    }
    return inside
      .filter(([, { provenance }]) => provenance.kind === 'head')
      .map(([uri, { atHead }]) => ({ uri, atHead }));
  }

  private replaces(offer: Offer, { text, provenance, savedByPerson }: Entry): boolean {
    const [rank, currentRank] = [RANKS[offer.kind], RANKS[provenance.kind]];
    if (offer.text === text) return rank > currentRank;
    if (savedByPerson || currentRank === 0) return true;
    return rank > currentRank || isShown(offer.kind);
  }

  /** The same edit under the name of whoever proposed it. */
  private takeExpected(uri: string, { text }: Offer): Offer | undefined {
    const expected = this.expected.get(uri);
    if (expected === undefined) return undefined;
    if (expected.until < this.now()) this.expected.delete(uri);
    return expected.until >= this.now() && expected.text === text ? expected : undefined;
  }

  private headMovedJustNow(uri: string): boolean {
    return [...this.headMoves].some(
      ([root, when]) => isInside(root, uri) && this.now() - when < CHECKOUT_MILLISECONDS,
    );
  }

  private put(
    { uri, version, text }: VersionedText,
    exact: boolean,
    provenance: Provenance,
    rest: Pick<Entry, 'settle' | 'savedByPerson' | 'atHead'> = FRESH,
  ): void {
    this.lastNumber += 1;
    const baselineId = `${provenance.kind}-${this.lastNumber}`;
    const entry: Entry = { text, baselineId, exact, provenance, ...rest };
    this.pinnedToHead.delete(uri);
    this.entries.set(uri, entry);
    this.send({ uri, version }, entry);
  }

  private send({ uri, version }: DocumentVersion, entry: Entry): void {
    const { text, baselineId, exact, provenance, settle } = entry;
    this.channel.set({
      uri,
      version,
      text,
      baselineId,
      exact,
      provenance,
      ...(settle !== undefined && { settle }),
    });
  }
}

function isInside(root: string, uri: string): boolean {
  return uri.startsWith(root.endsWith('/') ? root : `${root}/`);
}
