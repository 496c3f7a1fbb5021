/**
 * Characters that look like one of ASCII in common fonts, from the alphabets that programmers mix up by accident.
 * Greek small letters are left out but for omicron: formulas use them.
 */
const LOOK_ALIKES = new Map(
  Object.entries({
    a: 'а',
    c: 'сϲ',
    d: 'ԁ',
    e: 'е',
    h: 'һ',
    i: 'іı',
    j: 'јϳ',
    o: 'оοօ',
    p: 'р',
    q: 'ԛ',
    s: 'ѕ',
    w: 'ԝ',
    x: 'х',
    y: 'у',
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    I: 'ІΙ',
    J: 'Ј',
    K: 'КΚ\u212a',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'ҮΥ',
    Z: 'Ζ',
    "'": '‘’‚‛′ʼ',
    '"': '“”„‟″',
    '-': '‐‑‒–—−',
    ' ': '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000',
    ';': '\u037e',
    '.': '․',
    ':': '∶',
    '*': '∗',
    '|': '∣',
    '~': '∼',
    '/': '∕⁄',
  }).flatMap(([ascii, others]) => [...others].map((other): [string, string] => [other, ascii])),
);

/** Characters without a shape: zero widths, soft hyphens, marks of direction. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/u;

/** Stretches of characters that stand for themselves only at a second look. */
export const SUSPICIOUS = new RegExp(
  `[${[...LOOK_ALIKES.keys()].join('')}\\uff01-\\uff5e\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u2069\\ufeff]`,
  'gu',
);

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

/** A text as a reader takes it: look-alikes by what they look like, invisible characters gone. */
export function skeletonOf(text: string): string {
  return [...text].map(readAs).join('');
}

/** What a character is taken for; '' for an invisible one. */
export function readAs(character: string): string {
  if (INVISIBLE.test(character)) return '';
  const code = character.codePointAt(0)!;
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCodePoint(code - 0xfee0);
  return LOOK_ALIKES.get(character) ?? character;
}
