import type { Store } from './store';

export const value = (store: Store): number => store.size;
