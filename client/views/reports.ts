import * as vscode from 'vscode';
import type { ReportParams } from '../../server/protocol';

/** The latest report of each open document. */
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

  closed(uri: string): void {
    this.latest.delete(uri);
  }

  dispose(): void {
    this.changed.dispose();
  }
}
