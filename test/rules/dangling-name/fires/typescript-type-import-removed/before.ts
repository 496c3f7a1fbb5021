import type { Options } from './options';
import { merge } from './merge';

export class Client {
  constructor(private readonly options: Options) {}

  with(more: Partial<Options>): Client {
    return new Client(merge(this.options, more));
  }
}
