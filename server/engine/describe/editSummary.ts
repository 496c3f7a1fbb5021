import type { Change, Finding, PartFigures } from '../report';

/** What can be said of changes. Each change counts once, and the classes add up to all. */
export interface EditSummary {
  /** A finding proves that the edit does the same without them, and its action was tried. */
  readonly superfluous: SummaryClass;
  /** A finding asks about them. */
  readonly question: SummaryClass;
  /** Another finding is about them: an error, what a target left, what cannot be taken back. */
  readonly other: SummaryClass;
  /** No finding that counts is about them; that says nothing of whether anybody wants them. */
  readonly remainder: SummaryClass;
}

export interface SummaryClass extends PartFigures {
  readonly changes: number;
}

const NOTHING: SummaryClass = {
  changes: 0,
  deletedTokens: 0,
  insertedTokens: 0,
  commentWords: 0,
  layoutLines: 0,
};

/** @param findings those of the file; accepted ones say nothing */
export function editSummary(changes: readonly Change[], findings: readonly Finding[]): EditSummary {
  const classes = new Map<string, keyof EditSummary>();
  for (const finding of findings.filter(({ suppressed }) => suppressed === null)) {
    const found = classOf(finding);
    for (const id of finding.subject) {
      const known = classes.get(id);
      if (known === undefined || ORDER.indexOf(found) < ORDER.indexOf(known)) classes.set(id, found);
    }
  }
  const sum = (wanted: keyof EditSummary): SummaryClass =>
    changes.filter(({ id }) => (classes.get(id) ?? 'remainder') === wanted).reduce(add, NOTHING);
  return {
    superfluous: sum('superfluous'),
    question: sum('question'),
    other: sum('other'),
    remainder: sum('remainder'),
  };
}

export function addSummaries(summaries: readonly EditSummary[]): EditSummary {
  const sum = (wanted: keyof EditSummary): SummaryClass =>
    summaries
      .map((summary) => summary[wanted])
      .reduce((all, next) => addTo(all, next, next.changes), NOTHING);
  return {
    superfluous: sum('superfluous'),
    question: sum('question'),
    other: sum('other'),
    remainder: sum('remainder'),
  };
}

/** What is wrong goes before what is superfluous, and what is proved before what is asked. */
const ORDER: readonly (keyof EditSummary)[] = ['other', 'superfluous', 'question', 'remainder'];

function classOf({ certainty, level, actions }: Finding): keyof EditSummary {
  if (certainty === 'question') return 'question';
  const isTried = actions.some(({ kind, withheld }) => kind === 'takeBack' && withheld === null);
  const isProved = certainty === 'proved' || certainty === 'tested';
  return isProved && isTried && level !== 'error' ? 'superfluous' : 'other';
}

function add(all: SummaryClass, change: Change): SummaryClass {
  return addTo(all, change, 1);
}

function addTo(all: SummaryClass, next: PartFigures, changes: number): SummaryClass {
  return {
    changes: all.changes + changes,
    deletedTokens: all.deletedTokens + next.deletedTokens,
    insertedTokens: all.insertedTokens + next.insertedTokens,
    commentWords: all.commentWords + next.commentWords,
    layoutLines: all.layoutLines + next.layoutLines,
  };
}
