@Component({ selector: 'app-item', template: '' })
export class Item {
  constructor(private readonly store: Store) {}

  open(): void {
    this.store.open(this);
  }

  close(): void {
    this.store.close(this, true);
  }
}
