import type { DocumentPair, SyntaxDocument } from '../syntax/document';
import { isImport } from '../syntax/imports';
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
}

export function readEdit(pair: DocumentPair, language: LanguageDescriptor | null): Edit {
  const script = editScript(pair, language);
  for (const change of script.changes) change.part = partOf(pair, change);
  addNeeds(script);
  addIndentationNeeds(script);
  return { ...script, language };
}

/** One part a change, by fixed precedence, whatever rules are on. */
function partOf(pair: DocumentPair, change: ChangeModel): Part {
  switch (change.origin) {
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
    case 'move':
      return 'move';
    case 'rename':
      return 'rename';
    case 'unit':
    case 'own':
      return isOfImport(pair, change) ? 'import' : remainderPart(change);
  }
}

function isOfImport({ before, after }: DocumentPair, { beforeUnit, afterUnit }: ChangeModel): boolean {
  const isIt = (document: SyntaxDocument, unit: number): boolean =>
    unit === -1 || isImport(document.units[unit]!);
  return isIt(before, beforeUnit) && isIt(after, afterUnit);
}

function remainderPart({ beforeLexemes, afterLexemes }: ChangeModel): Part {
  if (beforeLexemes.length === 0) return 'insertion';
  return afterLexemes.length === 0 ? 'deletion' : 'replacement';
}
