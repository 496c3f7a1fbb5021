import type { LanguageDescriptor } from '../language';
import { javascript } from './javascript';
import { jsx } from './jsx';
import { python } from './python';
import { tsx } from './tsx';
import { typescript } from './typescript';

export const LANGUAGES: readonly LanguageDescriptor[] = [python, javascript, jsx, typescript, tsx];

/** The language an editor names, else the one the file name's extension tells, else null. */
export function languageOf(path: string, languageId?: string): LanguageDescriptor | null {
  const named =
    languageId === undefined ? undefined : LANGUAGES.find((language) => language.id === languageId);
  if (named !== undefined) return named;
  const name = path.toLowerCase();
  return (
    LANGUAGES.find((language) => language.extensions.some((extension) => name.endsWith(extension))) ?? null
  );
}
