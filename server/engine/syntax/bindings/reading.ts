import type { BindingKind, Role } from './model';

/** The spaces in which a name can be looked for: values, types, and what stands before the dot of a type. */
export const VALUE = 1;
export const TYPE = 2;
export const NAMESPACE = 4;
export const ANY_SPACE = VALUE | TYPE | NAMESPACE;

/** What an identifier does where it stands, before it is known to which binding. */
export interface Reading {
  readonly role: Role;
  readonly kind: BindingKind;
  /** Spaces it looks in, or binds in. */
  readonly spaces: number;
  /**
   * Where its declaration binds: in the scope it stands in, in the one around that, in the nearest that holds
   * variables, in the nearest conditional type, or at the top of the file.
   */
  readonly reach: 'here' | 'outside' | 'variables' | 'condition' | 'module';
  readonly flags: number;
}

const SPACES: Readonly<Record<BindingKind, number>> = {
  variable: VALUE,
  parameter: VALUE,
  function: VALUE,
  class: VALUE | TYPE,
  import: ANY_SPACE,
  type: TYPE,
  typeParameter: TYPE,
  enum: ANY_SPACE,
  enumMember: VALUE | TYPE,
  namespace: VALUE | NAMESPACE,
};

const declarations = new Map<string, Reading>();

export function declare(kind: BindingKind, reach: Reading['reach'] = 'here', flags = 0): Reading {
  const key = `${kind} ${reach} ${flags}`;
  const known = declarations.get(key);
  if (known !== undefined) return known;
  const reading: Reading = { role: 'declare', kind, spaces: SPACES[kind], reach, flags };
  declarations.set(key, reading);
  return reading;
}

function using(role: Role, spaces: number, flags: number): Reading {
  return { role, kind: 'variable', spaces, reach: 'here', flags };
}

export const READ = using('read', VALUE, 0);
export const READ_TYPE = using('read', TYPE, 0);
export const READ_NAMESPACE = using('read', NAMESPACE, 0);
export const WRITE = using('write', VALUE, 0);
export const DELETE = using('delete', VALUE, 0);
export const EXPORT = using('export', ANY_SPACE, 0);

export function flagged(reading: Reading, flags: number): Reading {
  return flags === 0 ? reading : { ...reading, flags: reading.flags | flags };
}
