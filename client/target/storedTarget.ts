import * as vscode from 'vscode';
import type { TargetMark } from '../../server/protocol';

const NAME = 'target.json';

/** Keeps what should go beside the workspace's other state: the texts are too long for what the editor remembers. */
export class StoredTarget {
  private marks: readonly TargetMark[] = [];
  /** One write after the other. */
  private written: Promise<void> = Promise.resolve();

  /** @param folder of the workspace's storage; undefined where no workspace is open */
  constructor(
    private readonly folder: vscode.Uri | undefined,
    private readonly log: vscode.LogOutputChannel,
  ) {}

  current(): readonly TargetMark[] {
    return this.marks;
  }

  async load(): Promise<void> {
    if (this.folder === undefined) return;
    const bytes = await vscode.workspace.fs.readFile(this.file(this.folder)).then(undefined, () => undefined);
    if (bytes === undefined) return;
    try {
      const marks: unknown = JSON.parse(new TextDecoder().decode(bytes));
      if (Array.isArray(marks)) this.marks = marks as readonly TargetMark[];
    } catch (error) {
      this.log.warn(`${NAME}: ${String(error)}`);
    }
  }

  put(marks: readonly TargetMark[]): void {
    this.marks = marks;
    const { folder } = this;
    if (folder === undefined) return;
    this.written = this.written
      .then(() => this.write(folder))
      .catch((error: unknown) => this.log.warn(`${NAME}: ${String(error)}`));
  }

  private async write(folder: vscode.Uri): Promise<void> {
    const { fs } = vscode.workspace;
    await fs.createDirectory(folder);
    await fs.writeFile(this.file(folder), new TextEncoder().encode(JSON.stringify(this.marks)));
  }

  private file(folder: vscode.Uri): vscode.Uri {
    return vscode.Uri.joinPath(folder, NAME);
  }
}
