import { isLogging } from './checks/exit';
import type { Rule } from './rule';
import { counted, grouped, headSpan, numbersOf } from './shared/spans';

/** Statements that only tell what happens, added between statements that were there. */
export const addedLogging: Rule = {
  metadata: {
    id: 'added-logging',
    summary: 'Calls that only log or print were added to code that was there.',
    defaultLevel: 'off',
    certainty: 'question',
    supersedes: [],
  },
  find(context) {
    const { edit, scopeOf } = context;
    const { after } = edit.alignment;
    const { document } = after;
    if (document.language === null) return [];
    const added = edit.changes.filter((change) => {
      const { part, origin, afterUnit } = change;
      if (part !== 'insertion' || origin !== 'unit' || !context.isFree(change)) return false;
      const { node, parent } = document.units[afterUnit]!;
      // In a new block they are part of what is new.
      return parent > 0 && after.unitPair[parent] !== -1 && isLogging(document, node);
    });
    return [...grouped(added, scopeOf)].map(([scope, group]) => ({
      form: null,
      scope,
      subject: numbersOf(group),
      message: `${counted(group.length, 'call')} that only ${group.length === 1 ? 'logs or prints was' : 'log or print were'} added.`,
      ranges: group.map(({ afterUnit }) => {
        const { firstLexeme, endLexeme } = document.units[afterUnit]!;
        return headSpan(document, firstLexeme, endLexeme);
      }),
      evidence: [],
      takeBack: `Take ${counted(group.length, 'call')} back`,
    }));
  },
};
