export interface PlaceholderPlace {
  /** Is a further line of a comment. */
  readonly continuesComment: boolean;
  /** Whether code went where the comment stands. */
  standsForLostCode(): boolean;
}

const LONGEST = 120;
const LONGEST_OPEN = 60;
const DOTS = /^(\.{3}|…)(?=\s|[([{<]|$)/;
const CLOSING_DOTS = /(\.{3}|…)$/;

const ELIDED =
  /\b(existing|rest of|remaining|unchanged|remains? the same|stays? the same|same as before|previous|original|other|omitted|elided|truncated|no changes?|keep)\b/i;
/** Says by itself that something was left out; the other words may as well be about something. */
const SURELY_ELIDED =
  /\b(existing|rest of|unchanged|remains? the same|stays? the same|same as before|omitted|elided|truncated)\b/i;
const ELIDED_NOUN =
  /\b(code|implementation|logic|method|methods|function|functions|class|file|body|content|contents|imports?|unchanged|omitted|same|here|changes?|lines?|tests?|fields|props|cases|children|elements|markup)\b/i;

const NOUN =
  '(?:code|implementations?|logic|methods?|functions?|class(?:es)?|files?|module|body|contents?|imports?|definitions?|tests?|fields|props|properties|cases|children|elements|markup|statements|lines|handlers|helpers|routes|component)';
const STAYS =
  '(?:goes|here|remains?|stays?|is|are|continues?|follows?|unchanged|untouched|intact|omitted|the same|same|as is|as it was|as before|as above|for brevity|not shown|without changes?|no changes?)';
/** Nothing but a name for what is not there: without dots it is a placeholder only if code went with it. */
const NAMES_THE_REST = new RegExp(
  `^(?:(?:\\w+ )?(?:the )?(?:rest|remainder)(?: of (?:the |this |your )?(?:[\\w.]+ ){0,2}?${NOUN})?` +
    `|(?:all |the |your |keep )*(?:existing|remaining|previous|original|unchanged|other|same)(?: \\w+){0,2}? ${NOUN}(?: (?:and|or) ${NOUN})?)` +
    `(?:,? \\(?${STAYS}\\)?)*$`,
  'i',
);

/** Whether a comment says that code was left out in its stead. */
export function speaksOfElision(comment: string, place: PlaceholderPlace): boolean {
  const words = wordsOf(comment);
  if (words.length > LONGEST) return false;
  const plain = words
    .replace(DOTS, '')
    .replace(CLOSING_DOTS, '')
    .replace(/[.:;]$/, '')
    .trim();
  const namesTheRest = NAMES_THE_REST.test(plain);
  const isElided = ELIDED.test(words) && ELIDED_NOUN.test(words);
  const opens = DOTS.test(words);
  const closes = CLOSING_DOTS.test(words);
  if (opens && closes && (isElided || namesTheRest)) return true;
  // One pair of dots may be how a sentence goes on.
  if ((opens || closes) && !place.continuesComment && words.length < LONGEST_OPEN) {
    if (namesTheRest || (opens && isElided && SURELY_ELIDED.test(words))) return true;
  }
  if (!namesTheRest && !(opens && isElided)) return false;
  return place.standsForLostCode();
}

/** What a comment says, without its signs and the brackets around all of it. */
function wordsOf(comment: string): string {
  const words = comment.replace(/^(#+|\/\/+|\/\*+|<!--)[\s\-=*]*|[\s\-=*]*(\*\/|-->)?$/g, '');
  return /^(\[.*\]|\(.*\)|\{.*\}|<.*>)$/.test(words) ? words.slice(1, -1).trim() : words;
}
