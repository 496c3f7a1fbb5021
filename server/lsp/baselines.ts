import { isDeepStrictEqual } from 'node:util';
import type { Baseline } from '../engine/report';
import { BYTE_ORDER_MARK } from '../engine/syntax/sourceText';
import type { Provenance, RevisionText, SetBaselineParams } from '../protocol';
import { serially } from './serially';
import { filePath } from './uris';

export type HeadText =
  | { readonly kind: 'text'; readonly text: string; readonly revision: string }
  | { readonly kind: 'none'; readonly reason: string };

/** Reads texts at git HEAD the way a checkout writes them: line ends, encodings and filters applied. */
export interface HeadTexts {
  /** @param path absolute */
  textAtHead(path: string): Promise<HeadText>;
  /** The same of what is staged. */
  textInIndex(path: string): Promise<HeadText>;
}

export type BaselineText =
  | { readonly kind: 'text'; readonly text: string; readonly baseline: Baseline }
  | { readonly kind: 'none'; readonly reason: string };

/** Edits from outside, which may be git's own. */
const OBSERVED: ReadonlySet<string> = new Set<Provenance['kind']>(['reload', 'burst', 'disk']);

/**
 * What each document is compared with: the text that the client pushed, otherwise git HEAD.
 */
export class Baselines {
  private readonly pushed = new Map<string, SetBaselineParams>();
  private readonly heads = new Map<string, Promise<HeadText>>();
  /** Many documents at once would start as many processes. */
  private readonly oneAtATime = serially();

  /** @param headTexts null where git must not be run */
  constructor(private readonly headTexts: HeadTexts | null) {}

  push(params: SetBaselineParams): void {
    this.pushed.set(params.uri, params);
  }

  clear(uri: string): void {
    this.pushed.delete(uri);
  }

  close(uri: string): void {
    this.pushed.delete(uri);
    this.heads.delete(uri);
  }

  /** Asks git again. @returns whether HEAD holds another text than the one in use */
  async refreshHead(uri: string): Promise<boolean> {
    const known = this.heads.get(uri);
    if (known === undefined) return false;
    this.heads.delete(uri);
    const [before, now] = await Promise.all([known, this.readHead(uri)]);
    return !isDeepStrictEqual(before, now);
  }

  /** How long a document must be quiet, where its baseline says so. */
  settleOf(uri: string): number | undefined {
    return this.pushed.get(uri)?.settle;
  }

  /** Reads git anew, whatever the document is compared with. */
  async readRevision(uri: string, revision: 'HEAD' | 'index'): Promise<RevisionText> {
    const read = await this.askGit(uri, revision).catch(asReason);
    return read.kind === 'text' ? { text: read.text } : { text: null, reason: read.reason };
  }

  /** @param text the document as it is */
  async of(uri: string, text: string): Promise<BaselineText> {
    const pushed = this.pushed.get(uri);
    if (pushed === undefined) return this.ofHead(uri, text);
    // A reload that ends at HEAD took an edit back, as `git restore` does: nothing of it is left to show.
    if (OBSERVED.has(pushed.provenance.kind)) {
      const head = await this.ofHead(uri, text);
      if (head.kind === 'text' && head.text === text) return head;
    }
    return { kind: 'text', text: asInEditor(pushed.text, text), baseline: pushedBaseline(pushed) };
  }

  private async ofHead(uri: string, text: string): Promise<BaselineText> {
    const head = await this.readHead(uri);
    if (head.kind === 'none') return head;
    return {
      kind: 'text',
      text: asInEditor(head.text, text),
      baseline: {
        kind: 'git',
        revision: head.revision,
        label: `git HEAD ${head.revision.slice(0, 7)}`.trimEnd(),
        exact: false,
      },
    };
  }

  private readHead(uri: string): Promise<HeadText> {
    const known = this.heads.get(uri) ?? this.askGit(uri).catch(asReason);
    this.heads.set(uri, known);
    return known;
  }

  private async askGit(uri: string, revision: 'HEAD' | 'index' = 'HEAD'): Promise<HeadText> {
    const { headTexts } = this;
    if (headTexts === null)
      return { kind: 'none', reason: 'git is not used in a folder that is not trusted' };
    const path = filePath(uri);
    if (path === null) return { kind: 'none', reason: 'the document is not a file' };
    return this.oneAtATime(() =>
      revision === 'HEAD' ? headTexts.textAtHead(path) : headTexts.textInIndex(path),
    );
  }
}

function pushedBaseline({ baselineId, provenance, exact }: SetBaselineParams): Baseline {
  return { kind: 'editor', revision: baselineId, label: provenance.label, exact };
}

function asReason(error: unknown): HeadText {
  return { kind: 'none', reason: error instanceof Error ? error.message : String(error) };
}

/** Editors keep the byte order mark out of the text; a baseline that was read from a file may have it. */
function asInEditor(baseline: string, text: string): string {
  const strip = baseline.startsWith(BYTE_ORDER_MARK) && !text.startsWith(BYTE_ORDER_MARK);
  return strip ? baseline.slice(1) : baseline;
}
