import { CodeLensRefreshRequest, type Connection } from 'vscode-languageserver';
import { assembleReport } from '../engine/checkSet';
import { PareReport, type CheckResult } from '../protocol';
import type { Checked, PublishOptions } from './checks';
import type { Client } from './client';
import { diagnosticsOf } from './diagnostics';
import type { RulePage } from './rulePage';
import { notification } from './messages';

export interface PublisherDependencies {
  readonly client: Client;
  readonly version: string;
  readonly rulePage: RulePage;
}

/** Shows a finished check to the client. A check without a report takes earlier findings away. */
export function createPublisher(
  connection: Connection,
  { client, version, rulePage }: PublisherDependencies,
): (checked: Checked, options: PublishOptions) => void {
  const isPareClient = client.features.report === true;
  const publish = async (checked: Checked, { sameText }: PublishOptions) => {
    const { uri, version: documentVersion } = checked.document;
    const diagnostics = diagnosticsOf(checked, client, rulePage);
    const sent = [connection.sendDiagnostics({ uri, version: documentVersion, diagnostics })];
    if (isPareClient) {
      const report = { uri, version: documentVersion, ...resultOf(checked, version) };
      sent.push(connection.sendNotification(notification(PareReport), report));
    }
    if (sameText && client.refreshesLenses) sent.push(connection.sendRequest(CodeLensRefreshRequest.type));
    await Promise.all(sent);
  };
  // A client that refuses or is gone by now is no reason to stop.
  return (checked, options) => void publish(checked, options).catch(() => undefined);
}

/** A check as it travels to the client. */
export function resultOf({ state, baseline, report, reason }: Checked, version: string): CheckResult {
  const assembled = report && baseline && assembleReport([report], baseline, version);
  return { state, baseline, report: assembled, reason };
}
