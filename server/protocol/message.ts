/** A message and the type of what goes with it; the name alone travels. */
export interface NotificationMessage<Params> {
  readonly method: string;
  readonly params?: Params;
}

export interface RequestMessage<Params, Result> {
  readonly method: string;
  readonly params?: Params;
  readonly result?: Result;
}
