export class Cart {
  constructor(
    @IStore private readonly store: IStore,
    @ILog private readonly log: ILog,
  ) {}
}
