export class Cart {
  constructor(@IStore private readonly store: IStore) {}
}
