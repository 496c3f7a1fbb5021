import {
  readPair,
  type DocumentPair,
  type Parse,
  type SyntaxDocument,
} from '../../server/engine/syntax/document';
import { languageOf } from '../../server/engine/syntax/languages';
import { LANGUAGES } from '../../server/engine/syntax/languages';
import { createTreeParser } from '../../server/engine/syntax/parser';
import { assets } from './assets';

const parser = await createTreeParser(assets);
for (const language of LANGUAGES) await parser.load(language);

export const parse: Parse = parser.parse;

/** @param path decides the language, such as `a.py` */
export function pair(path: string, before: string, after: string): DocumentPair {
  return readPair(before, after, languageOf(path), parse);
}

export function document(path: string, text: string): SyntaxDocument {
  return pair(path, text, text).after;
}
