import type { Edit } from '../edit/edit';
import type { SyntaxDocument } from '../syntax/document';
import { childOfField, kindOf } from '../syntax/syntaxTree';
import { textOf } from './checks/expressions';
import { codeIn } from './effects/codeWithoutEffect';
import type { DraftFinding, Rule, RuleContext } from './rule';
import { aboutNewCode, isNewNode, runOf, scopeNameAt, type LexemeRun } from './shared/newCode';
import { belongsToTests } from '../paths/tests';
import { counted, excerpt, grouped } from './shared/spans';

/** A stop for a debugger, or output of a kind that the file did not have. */
export const debugLeft: Rule = {
  metadata: {
    id: 'debug-left',
    summary: 'A stop for a debugger or a print was added to a file that had none.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: ['added-logging'],
  },
  find(context) {
    const { edit, path } = context;
    const found = leftovers(edit).filter(({ form }) => form === 'stop' || !isForOutput(edit, path));
    const groups = grouped(found, ({ form, first }) => `${form} ${scopeNameAt(context, first)}`);
    return [...groups.values()].map((group) => finding(context, group));
  },
};

interface Leftover extends LexemeRun {
  readonly form: 'stop' | 'output';
  readonly text: string;
}

function leftovers(edit: Edit): Leftover[] {
  const { before, after } = edit.pair;
  if (after.language === null) return [];
  const had = new Set(statementsIn(before).map(({ called }) => called));
  return statementsIn(after).flatMap(({ node, form, called }): Leftover[] => {
    if (!isNewNode(edit, node) || had.has(called)) return [];
    return [{ ...runOf(edit, node), form, text: excerpt(textOf(after, node)) }];
  });
}

interface DebugStatement {
  readonly node: number;
  readonly form: Leftover['form'];
  /** What it calls: a file that calls it already does so on purpose. */
  readonly called: string;
}

function statementsIn(document: SyntaxDocument): DebugStatement[] {
  const { language } = document;
  if (language === null) return [];
  return document.units.flatMap(({ node, kind }): DebugStatement[] => {
    if (kind === 'debugger_statement') return [{ node, form: 'stop', called: 'debugger' }];
    const called = kind === 'print_statement' ? 'print' : calledBy(document, node, kind);
    if (called === null) return [];
    const { stop, output } = language.family === 'python' ? PYTHON : JAVASCRIPT;
    if (stop.test(called)) return [{ node, form: 'stop', called }];
    return output.test(called) && !goesElsewhere(document, node) ? [{ node, form: 'output', called }] : [];
  });
}

const PYTHON = {
  stop: /^(breakpoint|i?pdb\.set_trace|pudb\.set_trace|pdb\.runcall|import i?pdb)$/,
  output: /^(print|pprint|pprint\.pprint)$/,
};
const JAVASCRIPT = { stop: /^debugger$/, output: /^console\.(log|debug|trace|dir|table)$/ };

/** What an expression statement calls, without blanks; for an import of a debugger, the import. */
function calledBy(document: SyntaxDocument, node: number, kind: string): string | null {
  const { tree } = document;
  if (kind !== 'expression_statement') return null;
  const [call, more] = codeIn(document, node);
  if (call === undefined || more !== undefined || !/^call(_expression)?$/.test(kindOf(tree, call)))
    return null;
  const called = childOfField(tree, call, 'function');
  return called === null ? null : textOf(document, called).replace(/\s+/g, '');
}

/** `print(..., file=sys.stderr)` writes where the program writes, on purpose. */
function goesElsewhere(document: SyntaxDocument, node: number): boolean {
  return /\bfile\s*=/.test(textOf(document, node));
}

const TOOLS =
  /(^|\/)(scripts?|bin|cli|examples?|demos?|tools?|bench\w*|docs?|build|ci|\.?github)\/|(^|\/)(cli|main|__main__|setup|manage|gulpfile|build)\.\w+$|\.(config|script)\.\w+$/i;

/** Files that talk to people on a terminal, or that are new altogether. */
function isForOutput({ pair: { before, after } }: Edit, path: string): boolean {
  return (
    before.lexemes.count === 0 ||
    TOOLS.test(path) ||
    belongsToTests(path) ||
    after.source.text.startsWith('#!') ||
    /\bif __name__ == ['"]__main__['"]|\bargparse\b|\bprocess\.argv\b/.test(after.source.text)
  );
}

function finding(context: RuleContext, found: readonly Leftover[]): DraftFinding {
  const [first] = found;
  const one = found.length === 1;
  const what = first!.form === 'stop' ? 'stop for a debugger' : 'output statement';
  return aboutNewCode(context, {
    form: first!.form,
    scope: scopeNameAt(context, first!.first),
    places: found,
    message: one
      ? `\`${first!.text}\` is new; nothing of the kind was in the file.`
      : `${counted(found.length, what)} ${found.length === 1 ? 'is' : 'are'} new; nothing of the kind was in the file.`,
    takeBack: one ? 'Remove it' : `Remove the ${counted(found.length, what)}`,
  });
}
