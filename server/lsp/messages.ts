import { NotificationType, RequestType } from 'vscode-languageserver';
import type { NotificationMessage, RequestMessage } from '../protocol';

/** A message of the protocol as the connection wants it: the type parameters keep the two ends agreed. */
export function notification<Params>({ method }: NotificationMessage<Params>): NotificationType<Params> {
  return new NotificationType<Params>(method);
}

export function request<Params, Result>({
  method,
}: RequestMessage<Params, Result>): RequestType<Params, Result, void> {
  return new RequestType<Params, Result, void>(method);
}
