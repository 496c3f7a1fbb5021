import * as vscode from 'vscode';
import type { FileTextParams } from '../../server/protocol';
import { readFileText } from '../fileTexts';
import { DOCUMENTATION, FOREIGN_FOLDERS, LANGUAGES, languageOf } from '../languages';
import { isChecked } from '../selector';

/** More files are not read because of one name. */
const MOST_FILES = 3000;

const AT_ONCE = 16;

export interface Mentions {
  readonly texts: readonly FileTextParams[];
  /** Whether every file of the workspace was read. */
  readonly isComplete: boolean;
}

/** The files of the workspace in which a name is written, besides those that the server knows as documents. */
export async function findMentions(symbol: string, token: vscode.CancellationToken): Promise<Mentions> {
  const { workspace } = vscode;
  const endings = [...Object.keys(LANGUAGES), ...DOCUMENTATION].join(',');
  const uris = await workspace.findFiles(`**/*.{${endings}}`, excluded(), MOST_FILES, token);
  const open = new Map(workspace.textDocuments.map((document) => [document.uri.toString(), document]));
  const word = wordPattern(symbol);
  const texts: FileTextParams[] = [];
  const waiting = uris.filter((uri) => {
    const document = open.get(uri.toString());
    return document === undefined || !isChecked(document);
  });
  const read = async (): Promise<void> => {
    for (let uri = waiting.pop(); uri !== undefined; uri = waiting.pop()) {
      if (token.isCancellationRequested) return;
      const text = open.get(uri.toString())?.getText() ?? (await readFileText(uri));
      if (text === null || !word.test(text)) continue;
      texts.push({ uri: uri.toString(), languageId: languageOf(uri.path), text });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return { texts, isComplete: uris.length < MOST_FILES && !token.isCancellationRequested };
}

/** What searching leaves out, too. */
function excluded(): string {
  const configured = ['files.exclude', 'search.exclude'].flatMap((key) => {
    const patterns = vscode.workspace.getConfiguration().get<Readonly<Record<string, unknown>>>(key) ?? {};
    return Object.entries(patterns).flatMap(([pattern, value]) => (value === true ? [pattern] : []));
  });
  return `{${[...FOREIGN_FOLDERS.map((folder) => `**/${folder}/**`), ...configured].join(',')}}`;
}

function wordPattern(symbol: string): RegExp {
  return new RegExp(`(?<![\\w$])${symbol.replace(/[$]/g, '\\$&')}(?![\\w$])`);
}
