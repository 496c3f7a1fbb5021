import type { Producer } from '../edits/producer';
import { debugging, idle, silenced } from './idle';
import { bindingDropped, checkDropped, codeElided, definitionDropped, lookAlike } from './removals';
import { definitionRepeated, importRepeated, stub } from './repeats';

/** What an assistant does by mistake, and the rule that speaks of it. Seldom in histories, so that it is made here. */
export const SLIPS = {
  'definition-dropped': { rule: 'definition-removed', make: definitionDropped },
  'check-dropped': { rule: 'check-removed', make: checkDropped },
  'binding-dropped': { rule: 'dangling-name', make: bindingDropped },
  'code-elided': { rule: 'edit-artifact', make: codeElided },
  'look-alike': { rule: 'confusable-characters', make: lookAlike },
  'import-repeated': { rule: 'duplicate-import', make: importRepeated },
  'definition-repeated': { rule: 'duplicate-definition', make: definitionRepeated },
  stub: { rule: 'stub-left', make: stub },
  idle: { rule: 'no-effect', make: idle },
  debugging: { rule: 'debug-left', make: debugging },
  silenced: { rule: 'error-swallowed', make: silenced },
} satisfies Readonly<Record<string, { readonly rule: string; readonly make: Producer }>>;

export type Slip = keyof typeof SLIPS;
export const SLIP_KINDS = Object.keys(SLIPS) as Slip[];
