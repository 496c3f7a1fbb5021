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

  /** The last text that was put, for a file that is still not open. */
  textOf(uri: string): string | undefined {
    return this.texts.get(uri)?.text ?? undefined;
  }

  /** The document takes the file's place. */
  opened(uri: string): void {
    this.texts.delete(uri);
  }

  /** The file is gone, whether or not it was ever put. */
  forget(uri: string): void {
    this.texts.delete(uri);
    this.send({ uri, languageId: 'plaintext', text: null });
  }

  /** A server that is new knows of none. */
  sendAll(): void {
    for (const { uri, languageId, text } of [...this.texts.values()]) this.put(uri, languageId, text!);
  }
}
