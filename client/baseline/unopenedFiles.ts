import type { FileTextParams } from '../../server/protocol';
import type { BaselineStore } from './store';

/** The files that are checked without being open. */
export class UnopenedFiles {
  private readonly texts = new Map<string, FileTextParams>();

  constructor(
    private readonly store: BaselineStore,
    private readonly send: (params: FileTextParams) => void,
  ) {}

  put(uri: string, languageId: string, text: string): void {
    const params = { uri, languageId, text };
    this.texts.set(uri, params);
    // The server forgot the baseline when the document was closed.
    this.store.opened({ uri, version: 0 });
    this.send(params);
  }

  /** The document takes the file's place. */
  opened(uri: string): void {
    this.texts.delete(uri);
  }

  forget(uri: string): void {
    const known = this.texts.get(uri);
    if (known === undefined) return;
    this.texts.delete(uri);
    this.send({ ...known, text: null });
  }

  /** A server that is new knows of none. */
  sendAll(): void {
    for (const { uri, languageId, text } of [...this.texts.values()]) this.put(uri, languageId, text!);
  }
}
