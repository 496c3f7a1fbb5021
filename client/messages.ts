import { NotificationType, RequestType } from 'vscode-languageclient/node';
import type { NotificationMessage, RequestMessage } from '../server/protocol';

/** A message of the protocol as the client library wants it. */
export function notification<Params>({ method }: NotificationMessage<Params>): NotificationType<Params> {
  return new NotificationType<Params>(method);
}

export function request<Params, Result>({
  method,
}: RequestMessage<Params, Result>): RequestType<Params, Result, void> {
  return new RequestType<Params, Result, void>(method);
}
