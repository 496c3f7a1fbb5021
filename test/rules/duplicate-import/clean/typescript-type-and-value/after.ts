import type { Store } from './store';
import { open } from './store';
import * as store from './store';

export const value = (one: Store): number => one.size + open().size + store.count;
