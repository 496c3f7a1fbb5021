import * as vscode from 'vscode';
import type { ReportParams } from '../../server/protocol';

/** The latest report of each document. */
export class Reports {
  private readonly latest = new Map<string, ReportParams>();
  private readonly changed = new vscode.EventEmitter<string>();
  /** Fires with the URI of the document. */
  readonly onDidChange = this.changed.event;

  put(report: ReportParams): void {
    this.latest.set(report.uri, report);
    this.changed.fire(report.uri);
  }

  of(uri: string): ReportParams | undefined {
    return this.latest.get(uri);
  }

  all(): readonly ReportParams[] {
    return [...this.latest.values()];
  }

  closed(uri: string): void {
    if (this.latest.delete(uri)) this.changed.fire(uri);
  }

  /** The server that made them is gone. */
  clear(): void {
    for (const uri of [...this.latest.keys()]) this.closed(uri);
  }

  dispose(): void {
    this.changed.dispose();
  }
}
