/** Something that a request can ask for, told by its words. */
export interface ActionWords {
  readonly action: string;
  /** Verbs that say all of it, in the imperative. */
  readonly verbs: string;
  /** Nouns that say it with a verb of giving, as in "add validation". */
  readonly nouns: string;
  /** Verbs that say it with one of the nouns, as in "sort imports". */
  readonly verbsForNouns: string;
  /** Rules whose findings are what such a request leads to. */
  readonly rules: readonly string[];
}

const GIVING = 'add|write|insert|include|introduce|provide|put in|implement';
const CARING =
  'fix|correct|clean up|tidy up|tidy|update|adjust|improve|unify|normalize|change|convert|remove|strip|trim';

/** Text alone decides, so only what a request says plainly is here. */
export const ACTIONS: readonly ActionWords[] = [
  {
    action: 'rename',
    verbs: 're-?nam(?:e|ing)',
    nouns: 'names? of|naming',
    verbsForNouns: 'change|changing|fix|improve|unify',
    rules: ['rename'],
  },
  {
    action: 'format',
    verbs: '(?:re-?)?format(?:ting)?|re-?indent(?:ing)?|prettify|beautify|re-?flow',
    nouns:
      '(?:re)?formatting|indentation|white ?space|trailing blanks|line (?:ends|endings)|code style|quotes?(?: style)?|black|prettier',
    verbsForNouns: `${CARING}|run|apply|re-?indent`,
    rules: ['formatting', 'whitespace'],
  },
  {
    action: 'sort imports',
    verbs: 'isort',
    nouns: 'imports?',
    verbsForNouns: 'sort|order|reorder|organi[sz]e|group|clean up|tidy up|tidy',
    rules: ['import-order'],
  },
  {
    action: 'document',
    verbs: 'document(?:ing)?|comment(?:ing)?(?! out)',
    nouns: '(?:doc ?|code |inline )?comments?|doc ?strings?|documentation|docs|jsdoc|type ?doc',
    verbsForNouns: `${GIVING}|${CARING}|rewrite|delete|drop|shorten`,
    rules: ['comment-added', 'comment-changed', 'comment-lost'],
  },
  {
    action: 'annotate types',
    verbs: 'annotat(?:e|ing)|type-annotate',
    nouns: 'type hints?|type annotations?|annotations?|types|typing',
    verbsForNouns: GIVING,
    rules: ['added-annotation'],
  },
  {
    action: 'validate',
    verbs:
      'validat(?:e|ing)|guard(?:ing)?|sanitize|reject(?:ing)?|ensur(?:e|ing)|handl(?:e|ing)|check(?:ing)? (?:that|if|for|whether)|rais(?:e|ing)|throw(?:ing)?',
    nouns:
      '(?:input |argument |parameter )?validation|checks?|guards?|null checks?|(?:error|exception) handling|bounds checks?',
    verbsForNouns: GIVING,
    rules: ['added-validation'],
  },
  {
    action: 'log',
    verbs: 'log(?:ging)?',
    nouns: 'logs?|logging|log (?:messages?|statements?|output|lines?)|debug output|traces?|tracing',
    verbsForNouns: GIVING,
    rules: ['added-logging'],
  },
  {
    action: 'refactor',
    verbs:
      'refactor(?:ing)?|restructur(?:e|ing)|simplify(?:ing)?|clean(?:ing)? up|extract(?:ing)?|inlin(?:e|ing)|split(?:ting)?',
    nouns: 'refactorings?|helpers?(?: functions?)?',
    verbsForNouns: GIVING,
    rules: ['restructured', 'moved', 'added-helper'],
  },
  {
    action: 'move',
    verbs: 'mov(?:e|ing)|relocat(?:e|ing)|re-?order(?:ing)?',
    nouns: 'order',
    verbsForNouns: 'change|fix',
    rules: ['moved'],
  },
  {
    action: 'remove',
    verbs: 'remov(?:e|ing)|delet(?:e|ing)|drop(?:ping)?|get rid of|strip out',
    nouns: '',
    verbsForNouns: '',
    rules: ['definition-removed', 'check-removed'],
  },
];
