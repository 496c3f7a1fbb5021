import type { RequestedAction, RequestReading } from '../report';
import { ACTIONS, type ActionWords } from './actions';
import { namesIn } from './names';

/**
 * What a request asks for and rules out, as far as its words say so plainly: verbs in the imperative, and what
 * is said not to be done. Nothing is guessed: what is not understood waives nothing.
 *
 * @param ruleIds of the rules there are; an action without one of them is left out
 */
export function readRequest(text: string, ruleIds: readonly string[]): RequestReading {
  const clauses = clausesOf(text);
  const actions = ACTIONS.flatMap((words): readonly RequestedAction[] => {
    const rules = words.rules.filter((id) => ruleIds.includes(id));
    if (rules.length === 0) return [];
    const asked = clauses.filter(({ isRefusal, words: said }) => !isRefusal && asksFor(said, words));
    const refused = clauses.filter(({ isRefusal, words: said }) => isRefusal && mentions(said, words));
    const about = (those: readonly Clause[]): readonly string[] =>
      // One clause without names is about everything.
      those.some(({ names }) => names.length === 0) ? [] : [...new Set(those.flatMap(({ names }) => names))];
    return [
      ...(asked.length === 0 ? [] : [{ action: words.action, asked: true, names: about(asked), rules }]),
      // "Rename a, not b" wants renames: then no rule is about what is not wanted.
      ...(refused.length === 0 || asked.length > 0
        ? []
        : [{ action: words.action, asked: false, names: about(refused), rules }]),
    ];
  });
  return { actions };
}

interface Clause {
  readonly words: string;
  readonly names: readonly string[];
  /** Says what is not to be done. */
  readonly isRefusal: boolean;
}

function clausesOf(text: string): readonly Clause[] {
  return text
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '')
    .map((clause) => ({
      // Code in backticks is no word of the sentence.
      words: clause.replace(/`[^`]*`/g, '`').toLowerCase(),
      names: namesIn(clause),
      isRefusal: REFUSAL.test(clause),
    }));
}

const CLAUSE_END =
  /(?<=[.!?])\s+|[;\n]+|,?\s+but\s+|,?\s+and\s+(?=(?:do not|don['’]?t|no |never |without |keep |leave )\b)|,\s*(?=(?:do not|don['’]?t|no|never|without|keep|leave|avoid|then|and)\b)|\s+(?=without\b)|\s+\(|(?<!\()\)\s+/i;

const REFUSAL =
  /^(?:and |please |also |just )*(?:do not|don['’]?t|never|without|avoid|no\b(?! longer)|keep|leave|preserve|refrain from|you must not|you should not|must not|should not)\b/i;

/** What may stand before a verb in the imperative. */
const LEAD =
  /(?:^|\b(?:please|also|then|and|to|just|only|should|must|can you|could you|would you|let['’]?s|by|now|or)\s+|[,:]\s*|^(?:[-*•]|\d+[.)])\s*)/
    .source;

/** What may stand between a verb and its noun, as in "add some input `x` validation". */
const BETWEEN = String.raw`(?:\s+[\w\`-]+){0,4}?\s+`;

function asksFor(clause: string, { verbs, nouns, verbsForNouns }: ActionWords): boolean {
  if (new RegExp(`${LEAD}(?:${verbs})(?![\\w-])`).test(clause)) return true;
  return (
    nouns !== '' && new RegExp(`${LEAD}(?:${verbsForNouns})${BETWEEN}(?:${nouns})(?![\\w-])`).test(clause)
  );
}

function mentions(clause: string, { verbs, nouns }: ActionWords): boolean {
  const words = nouns === '' ? verbs : `${verbs}|${nouns}`;
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`).test(clause);
}
