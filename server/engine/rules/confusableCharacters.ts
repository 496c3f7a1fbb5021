import { lowerBound } from '../sequences/lowerBound';
import type { Edit } from '../edit/edit';
import type { SyntaxDocument } from '../syntax/document';
import { lineAt } from '../syntax/sourceText';
import { kindOf } from '../syntax/syntaxTree';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { isInvisible, readAs, skeletonOf, SUSPICIOUS } from './shared/confusables';
import { counted, grouped, joined, lineSpan } from './shared/spans';

/** Characters in new code that look like others, or like nothing. */
export const confusableCharacters: Rule = {
  metadata: {
    id: 'confusable-characters',
    summary: 'New code holds characters that look like ASCII ones, or that cannot be seen.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find(context) {
    const found = suspects(context.edit);
    return [...grouped(found, ({ form, scope }) => `${form} ${scope}`).values()].map((group) =>
      finding(context, group),
    );

    function suspects(edit: Edit): Suspect[] {
      const { after } = edit.pair;
      const { text } = after.source;
      if (after.language === null) return [];
      const matches = [...text.matchAll(SUSPICIOUS)];
      if (matches.length === 0) return [];
      const original = new Set(edit.pair.before.source.text.split('\n').map((line) => line.trim()));
      return matches.flatMap((match): Suspect[] => {
        const line = lineAt(after.source, match.index);
        const { start, end } = lineSpan(after, line);
        if (original.has(text.slice(start, end))) return [];
        return suspectAt(context, match.index, match[0]);
      });
    }
  },
};

interface Suspect {
  readonly form: 'identifier' | 'invisible' | 'string';
  readonly scope: string;
  readonly offset: number;
  readonly character: string;
  /** The changes that brought it, and, in a string, that took the original away. */
  readonly changes: readonly number[];
}

function suspectAt(context: RuleContext, offset: number, character: string): Suspect[] {
  const { edit } = context;
  const { after } = edit.pair;
  const { lexemes, tree } = after;
  const lexeme = lexemeAt(after, offset);
  const change = lexeme === -1 ? changeAtTrivia(edit, offset) : changeAtLexeme(edit, lexeme);
  if (change === -1) return [];
  const scope = context.scopeOf(edit.changes[change]!);
  const suspect = { scope, offset, character, changes: [change] };
  if (lexeme === -1) return [{ ...suspect, form: 'invisible' }];
  if (lexemes.comment[lexeme] === 1) return [];
  const kind = kindOf(tree, lexemes.node[lexeme]!);
  const text = after.source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
  if (/identifier/.test(kind)) return isMixed(after, text) ? [{ ...suspect, form: 'identifier' }] : [];
  if (!/string|template|jsx_text|regex/.test(kind)) return [{ ...suspect, form: 'invisible' }];
  const replaced = replacedString(edit, text);
  return replaced === -1 ? [] : [{ ...suspect, form: 'string', changes: [change, replaced] }];
}

function lexemeAt({ lexemes }: SyntaxDocument, offset: number): number {
  const lexeme = lowerBound(lexemes.count, (index) => lexemes.end[index]! <= offset);
  return lexeme < lexemes.count && lexemes.start[lexeme]! <= offset ? lexeme : -1;
}

function changeAtLexeme({ changes }: Edit, lexeme: number): number {
  return (
    changes.find(({ part, afterLexemes }) => part !== 'move' && afterLexemes.includes(lexeme))?.number ?? -1
  );
}

/** Trivia has no change of its own where something came or went beside it. */
function changeAtTrivia({ changes, pair: { after } }: Edit, offset: number): number {
  const own = changes.find(({ afterTrivia }) =>
    afterTrivia.some(({ start, end }) => start <= offset && offset < end),
  );
  if (own !== undefined) return own.number;
  const { lexemes } = after;
  const isBeside = (lexeme: number): boolean =>
    lexemes.start[lexeme]! > offset
      ? lexeme === 0 || lexemes.end[lexeme - 1]! <= offset
      : lexeme + 1 === lexemes.count || lexemes.start[lexeme + 1]! > offset;
  return (
    changes.find(({ part, afterLexemes }) => part !== 'move' && afterLexemes.some(isBeside))?.number ?? -1
  );
}

/** Whether a name passes for another one: letters of two alphabets, or the look of another name of the file. */
function isMixed({ lexemes, source, tree }: SyntaxDocument, name: string): boolean {
  const seen = skeletonOf(name);
  if (/[^\x20-\x7e]/.test(seen)) return false;
  if (/[A-Za-z]/.test(name)) return true;
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (!/identifier/.test(kindOf(tree, lexemes.node[lexeme]!))) continue;
    if (source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!) === seen) return true;
  }
  return false;
}

/** The change that took away a string which differs only in what its characters look like, or -1. */
function replacedString({ changes, pair: { before } }: Edit, text: string): number {
  const { lexemes, source } = before;
  const seen = skeletonOf(text);
  const isIt = (lexeme: number): boolean => {
    const original = source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!);
    return original !== text && skeletonOf(original) === seen;
  };
  return changes.find(({ part, beforeLexemes }) => part !== 'move' && beforeLexemes.some(isIt))?.number ?? -1;
}

/** Whether nothing but what characters look like would come back. */
function isOnlyLooks({ changes, pair: { before, after } }: Edit, numbers: readonly number[]): boolean {
  const seen = ({ source, lexemes }: SyntaxDocument, runs: readonly number[]): string =>
    skeletonOf(
      runs.map((lexeme) => source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!)).join(' '),
    );
  const subject = numbers.map((number) => changes[number]!);
  return (
    seen(
      before,
      subject.flatMap(({ beforeLexemes }) => beforeLexemes),
    ) ===
    seen(
      after,
      subject.flatMap(({ afterLexemes }) => afterLexemes),
    )
  );
}

function finding({ edit }: RuleContext, suspects: readonly Suspect[]): DraftFinding {
  const [first] = suspects;
  const one = suspects.length === 1;
  const subject = [...new Set(suspects.flatMap(({ changes }) => changes))].sort((a, b) => a - b);
  return {
    form: first!.form,
    scope: first!.scope,
    subject,
    message: one
      ? `${told(first!.character)} stands here.`
      : `${counted(suspects.length, 'character')} here ${describe(suspects)}.`,
    ranges: joined(
      suspects.map(({ offset, character }) => ({ start: offset, end: offset + character.length })),
    ),
    evidence: [],
    takeBack: first!.form === 'string' && isOnlyLooks(edit, subject) ? 'Restore the original text' : null,
  };
}

function told(character: string): string {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  if (isInvisible(character)) return `The invisible character ${code}`;
  const ascii = readAs(character);
  return ascii === ' ' ? `${code}, which looks like a blank,` : `${code}, which looks like \`${ascii}\`,`;
}

function describe(suspects: readonly Suspect[]): string {
  const invisible = suspects.filter(({ character }) => isInvisible(character)).length;
  if (invisible === suspects.length) return 'cannot be seen';
  return invisible === 0 ? 'look like ASCII ones' : 'look like ASCII ones or cannot be seen';
}
