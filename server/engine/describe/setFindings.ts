import { levelOf, levelOfFinding } from './levels';
import type { CheckOptions, FileEdit } from '../engine';
import { shortHash } from '../hash';
import { LEVELS, type Finding, type Level } from '../report';
import { SET_RULES } from '../rules/set';
import type { SetContext, SetDraft, SetFile, SetPlace } from '../rules/set/setRule';
import type { RuleMetadata } from '../rules/rule';
import { readPair, type DocumentPair, type Parse } from '../syntax/document';
import type { LanguageDescriptor } from '../syntax/language';
import { rangeOf, sourceText } from '../syntax/sourceText';
import { modesOf, statusOf } from './fileStatus';

/** What the set rules find in the files of a change set. The grammars of their languages must be loaded. */
export function findInSet(
  edits: readonly FileEdit[],
  options: CheckOptions,
  languageOf: (edit: FileEdit) => LanguageDescriptor | null,
  parse: Parse,
): Finding[] {
  const context = setContext(edits, languageOf, parse);
  const seen = new Map<string, number>();
  return SET_RULES.flatMap(({ metadata, find }) => {
    const level = levelOf(metadata, options);
    if (level === 'off') return [];
    const levelIn = ({ atMost }: SetDraft): Exclude<Level, 'off'> =>
      levelOfFinding(metadata, options, level, lower(level, atMost));
    return find(context).map((draft) => finding(metadata, draft, levelIn(draft), seen));
  });
}

function setContext(
  edits: readonly FileEdit[],
  languageOf: (edit: FileEdit) => LanguageDescriptor | null,
  parse: Parse,
): SetContext {
  const byFile = new Map<SetFile, FileEdit>();
  for (const edit of [...edits].sort((one, other) => (one.path < other.path ? -1 : 1)))
    byFile.set(setFile(edit), edit);
  const pairs = new Map<SetFile, DocumentPair | null>();
  return {
    files: [...byFile.keys()],
    read(file) {
      const known = pairs.get(file);
      if (known !== undefined) return known;
      const edit = byFile.get(file)!;
      const language = languageOf(edit);
      const pair = language === null ? null : readPair(edit.before, edit.after, language, parse);
      pairs.set(file, pair);
      return pair;
    },
  };
}

function setFile(edit: FileEdit): SetFile {
  const { path, previousPath, before, after, origin } = edit;
  return {
    path,
    previousPath,
    before,
    after,
    status: statusOf(edit),
    isTracked: origin?.isTracked ?? true,
    modes: modesOf(edit),
  };
}

function finding(
  { id, certainty }: RuleMetadata,
  { form, places, message }: SetDraft,
  level: Exclude<Level, 'off'>,
  seen: Map<string, number>,
): Finding {
  const identity = [id, form ?? '', ...places.flatMap((place) => [place.file.path, textOf(place)])];
  const key = JSON.stringify(identity);
  const occurrence = (seen.get(key) ?? 0) + 1;
  seen.set(key, occurrence);
  return {
    id: shortHash([...identity, String(occurrence)]),
    occurrence,
    rule: id,
    form,
    level,
    certainty,
    message,
    scope: '',
    subject: [],
    ranges: [rangeIn(places[0]!)],
    evidence: places.map((place) => ({
      role: place.role,
      side: place.side,
      path: place.side === 'before' ? (place.file.previousPath ?? place.file.path) : place.file.path,
      range: rangeIn(place),
    })),
    actions: [],
    suppressed: null,
  };
}

function lower(level: Exclude<Level, 'off'>, atMost: Exclude<Level, 'off'> = level): Exclude<Level, 'off'> {
  return LEVELS.indexOf(level) > LEVELS.indexOf(atMost) ? atMost : level;
}

function textOf({ file, side, span }: SetPlace): string {
  return sourceText(file[side]).text.slice(span.start, span.end);
}

function rangeIn({ file, side, span }: SetPlace) {
  return rangeOf(sourceText(file[side]), span.start, span.end);
}
