import type { Edit } from '../edit/edit';
import { bindingsOf } from '../syntax/bindings/bindings';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { changesAt } from './shared/changesAt';
import { definitionsIn, mentions, type Definition } from './shared/definitions';
import { scopeOfText } from './shared/scopeNames';
import { headSpan, numbersOf } from './shared/spans';
import { holdsTests } from '../paths/tests';

/** A new function that is used in one place, or a new private one that is used in none. */
export const addedHelper: Rule = {
  metadata: {
    id: 'added-helper',
    summary: 'A new function is used in one place only, or nowhere.',
    defaultLevel: 'hint',
    certainty: 'question',
    supersedes: [],
  },
  // One finding a function: each is inlined or kept on its own.
  find(context) {
    const { edit, path } = context;
    if (holdsTests(path) || edit.pair.before.lexemes.count === 0) return [];
    return definitionsIn(edit.pair.after).flatMap((definition) => {
      const form = formOf(edit, definition);
      return form === null ? [] : [finding(context, definition, form)];
    });
  },
};

type Form = 'used-once' | 'unused';

function formOf(edit: Edit, definition: Definition): Form | null {
  const { after } = edit.alignment;
  const { unit, kind, name } = definition;
  if (kind === 'class' || after.unitPair[unit.index] !== -1 || after.holds[unit.index] === 1) return null;
  if (isInNew(edit, definition) || isCalledByOthers(edit, definition) || wasThere(edit, name)) return null;
  const uses = usesOf(edit, definition);
  if (uses === 1 && isSmall(edit, definition)) return 'used-once';
  return uses === 0 ? 'unused' : null;
}

/** Tokens of a function that says no more than what could stand in its place. */
const SMALL = 60;

/** A larger one is cut out to be read on its own; so are the parts of a page. */
function isSmall({ pair: { after } }: Edit, { unit, name }: Definition): boolean {
  const isPart = /react$/.test(after.language!.id) && /^[A-Z]/.test(name);
  return unit.endLexeme - unit.firstLexeme <= SMALL && !isPart;
}

/** Part of something new: that is the question then. */
function isInNew({ alignment: { after }, pair }: Edit, { unit }: Definition): boolean {
  for (let at = unit.parent; at > 0; at = pair.after.units[at]!.parent)
    if (after.unitPair[at] === -1) return true;
  return false;
}

/** Exported, decorated, overriding, called by the language, or public: callers may be anywhere. */
function isCalledByOthers({ pair: { after } }: Edit, { unit, name, kind }: Definition): boolean {
  const { lexemes, source, language } = after;
  const written = source.text.slice(lexemes.start[unit.firstLexeme]!, lexemes.end[unit.endLexeme - 1]!);
  const head = written.split('(', 1)[0]!;
  if (
    /^(@|export\b)|\b(override|static|get|set|abstract|public|protected)\s/.test(head) ||
    /^__\w+__$/.test(name)
  )
    return true;
  if (language!.family === 'python') return !/^_/.test(name);
  if (kind === 'method')
    return !/^#|\bprivate\b/.test(head.startsWith('#') ? head : `${name.startsWith('#') ? '#' : ''}${head}`);
  return new RegExp(
    `(export\\s*\\{|module\\.exports|exports\\.)[^;]*\\b${name.replace(/\$/g, '\\$')}\\b`,
  ).test(source.text);
}

/** The original names it: an attribute that a base class expects, a function that another file had. */
function wasThere({ pair: { before } }: Edit, name: string): boolean {
  return mentions(before.source.text, name) > 0;
}

function usesOf({ pair: { after } }: Edit, { unit, name, kind }: Definition): number {
  const { lexemes, source, tree } = after;
  const own = { start: lexemes.start[unit.firstLexeme]!, end: lexemes.end[unit.endLexeme - 1]! };
  if (kind === 'method') return mentions(source.text, name, own);
  const { bindings, occurrences } = bindingsOf(after);
  const outside = (node: number): boolean => tree.start[node]! < own.start || tree.start[node]! >= own.end;
  const binding = bindings.find(
    (candidate) =>
      candidate.name === name &&
      candidate.occurrences.some(
        (index) => occurrences[index]!.role === 'declare' && !outside(occurrences[index]!.node),
      ),
  );
  if (binding === undefined) return 2;
  return binding.occurrences.filter((index) => outside(occurrences[index]!.node)).length;
}

function finding(context: RuleContext, { unit, name, kind }: Definition, form: Form): DraftFinding {
  const { edit } = context;
  const range = headSpan(edit.pair.after, unit.firstLexeme, unit.endLexeme);
  const changes = changesAt(edit, 'after', { first: unit.firstLexeme, end: unit.endLexeme });
  return {
    form,
    scope: scopeOfText(context, range.start),
    subject: numbersOf(changes),
    message:
      form === 'unused'
        ? `Is this needed? The new ${kind} \`${name}\` is used nowhere in the file.`
        : `Does this have to be a ${kind}? The new \`${name}\` is used in one place only.`,
    ranges: [range],
    evidence: [],
    takeBack: form === 'unused' ? `Take \`${name}\` back` : null,
  };
}
