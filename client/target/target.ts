import * as vscode from 'vscode';
import type { TargetStatus } from '../../server/protocol';

/** What should go, as the server last told it. */
export class Target {
  private readonly changed = new vscode.EventEmitter<void>();
  readonly onDidChange = this.changed.event;
  private current: TargetStatus | null = null;

  /** Null for nothing. */
  get status(): TargetStatus | null {
    return this.current;
  }

  put(status: TargetStatus | null): void {
    this.current = status;
    void vscode.commands.executeCommand('setContext', 'pare.hasTarget', status !== null);
    this.changed.fire();
  }

  dispose(): void {
    this.changed.dispose();
  }
}
