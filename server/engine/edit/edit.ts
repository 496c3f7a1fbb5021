import { NO_NAMES, type Names } from '../syntax/names/occurrence';
import { namesOf } from '../syntax/names/names';
import type { DocumentPair } from '../syntax/document';
import type { Part } from '../report';
import type { LanguageDescriptor } from '../syntax/language';
import type { ChangeModel, EditScript } from './model';
import { addIndentationNeeds } from './indentationNeeds';
import { addNeeds } from './needs';
import { editScript } from './script';

/** An edit taken apart: its changes with their parts and needs, and what the rules ask about. */
export interface Edit extends EditScript {
  /** The file's language, even where the pair is read as text. */
  readonly language: LanguageDescriptor | null;
  readonly names: { readonly before: Names; readonly after: Names };
}

export function readEdit(pair: DocumentPair, language: LanguageDescriptor | null): Edit {
  const script = editScript(pair, language);
  const names =
    pair.before.language === null
      ? { before: NO_NAMES, after: NO_NAMES }
      : { before: namesOf(pair.before), after: namesOf(pair.after) };
  for (const change of script.changes) change.part = partOf(change);
  addNeeds(script, names);
  addIndentationNeeds(script);
  return { ...script, language, names };
}

/** One part a change, by fixed precedence, whatever rules are on. */
function partOf({ origin, beforeLexemes, afterLexemes }: ChangeModel): Part {
  switch (origin) {
    case 'artifact':
    case 'placeholder':
      return 'artifact';
    case 'line-ends':
      return 'line-ends';
    case 'byte-order-mark':
    case 'trailing-blanks':
    case 'layout':
    case 'gap':
      return 'layout';
    case 'comment':
      return 'comment';
    case 'wrap':
      return 'wrap';
    case 'unit':
    case 'own':
      if (beforeLexemes.length === 0) return 'insertion';
      return afterLexemes.length === 0 ? 'deletion' : 'replacement';
  }
}
