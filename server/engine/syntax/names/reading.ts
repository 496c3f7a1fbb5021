import type { Role } from './occurrence';

/** What an identifier does, and for a binding the node in which it can be seen. */
export interface Reading {
  readonly role: Role;
  readonly scope: number;
}

export function use(node: number): Reading {
  return { role: 'use', scope: node };
}

export function binding(scope: number): Reading {
  return { role: 'binding', scope };
}

/** A binding that may also come from elsewhere, so that its reach is not known. */
export function perhaps(): Reading {
  return { role: 'perhaps', scope: 0 };
}
