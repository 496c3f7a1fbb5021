import type { Edit } from '../edit/edit';
import type { Rule } from './rule';
import { lineSpan } from './shared/spans';

/** Share of a file's tokens that must be gone. */
const GREAT_SHARE = 0.4;
/** A shorter file is rewritten as easily as edited. */
const LEAST_TOKENS = 200;
/** Tokens that came, as a share of those that went: with more of them the code was rewritten. */
const REWRITTEN = 0.2;

/** A great part of a file's code is gone while the rest is as it was. */
export const fileShrunk: Rule = {
  metadata: {
    id: 'file-shrunk',
    summary: 'A great part of the code of a file is gone, and the rest is unchanged.',
    defaultLevel: 'information',
    certainty: 'question',
    supersedes: [],
  },
  find({ edit }) {
    const { after } = edit.pair;
    if (after.language === null || tokensOf(edit, 'after') === 0) return [];
    const total = tokensOf(edit, 'before');
    const gone = unpairedTokens(edit, 'before');
    const come = unpairedTokens(edit, 'after');
    if (total < LEAST_TOKENS || gone < total * GREAT_SHARE || come > gone * REWRITTEN) return [];
    const share = Math.round((100 * gone) / total);
    return [
      {
        form: null,
        scope: '',
        subject: [],
        message: `Was so much to go? ${share} % of the file's code is gone (${gone} of ${total} tokens), and ${come} tokens came.`,
        ranges: [lineSpan(after, 0)],
        evidence: [],
        takeBack: null,
      },
    ];
  },
};

function tokensOf({ pair }: Edit, side: 'before' | 'after'): number {
  return pair[side].lexemes.comment.reduce((sum, isComment) => sum + 1 - isComment, 0);
}

function unpairedTokens({ alignment, pair }: Edit, side: 'before' | 'after'): number {
  const { comment } = pair[side].lexemes;
  return alignment[side].pair.reduce(
    (sum, other, lexeme) => sum + (other === -1 && comment[lexeme] === 0 ? 1 : 0),
    0,
  );
}
