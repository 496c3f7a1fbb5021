import { ownersOf } from '../../edit/owners';
import { kindOf } from '../../syntax/syntaxTree';
import { bodyOf } from '../blocks';
import { codeOf } from '../code';
import { asksCompatibility } from '../conditions';
import { guardsOf } from '../guards';
import type { Form, FormContext } from './form';

const CONVERSION =
  /\b(decode|encode|unquote|quote|(from|to)_?(bytes|string|json)|loads|dumps|str[fp]time|parse\w*|format|stringify|builtin_str) \(/;
const CONSTANT = /(^|\W)[A-Z][A-Z0-9]*_?[A-Z0-9_]*[A-Z0-9](\W|$)/;

/** A legacy constant or conversion stays for particular inputs. */
export const compatibilityShim: Form = {
  id: 'compatibility-shim',
  words: 'for values of one version or kind',
  find(context) {
    return convertedForSome(context) ?? constantForSome(context);
  },
};

/** A new condition whose body is the retained conversion and nothing else. */
function convertedForSome(context: FormContext) {
  const { analysis, target } = context;
  const { after, match } = analysis;
  const code = match.codes.before[target.before]!;
  if (!CONVERSION.test(code) && !CONSTANT.test(code.replace(/"[^"]*"/g, ''))) return null;
  const guard = guardsOf(context).find(({ place, tests, node }) => {
    if (!tests.some((test) => asksCompatibility(after, test))) return false;
    if (place === 'choice') return true;
    if (place !== 'around') return false;
    const { parent } = after.units[target.after]!;
    return after.units[parent]!.node === node && bodyOf(after, parent).length === 1;
  });
  return guard === undefined ? null : { nodes: [guard.node] };
}

/** A retained constant of which every use lies under one new condition. */
function constantForSome({ analysis, target }: FormContext) {
  const { after, match, isAdded } = analysis;
  const name = /^((const|let|var) )?([A-Z][A-Z0-9_]+) (: .*)?=/.exec(match.codes.before[target.before]!)?.[3];
  if (name === undefined) return null;
  const { tree, lexemes, source } = after;
  const owner = ownersOf(after);
  const guards = new Set<number>();
  for (let lexeme = 0; lexeme < lexemes.count; lexeme += 1) {
    if (source.text.slice(lexemes.start[lexeme], lexemes.end[lexeme]) !== name) continue;
    if (kindOf(tree, lexemes.node[lexeme]!) === 'string') continue;
    const unit = owner[lexeme]!;
    if (unit === target.after) continue;
    const guard = conditionAround(unit);
    if (guard === null) return null;
    guards.add(guard);
  }
  return guards.size === 0 ? null : { nodes: [...guards].map((unit) => after.units[unit]!.node) };

  function conditionAround(unit: number): number | null {
    for (let at = unit; at > 0; at = after.units[at]!.parent) {
      if (!isAdded[at] || after.units[at]!.kind !== 'if_statement') continue;
      const condition = after.units[at]!;
      const code = codeOf(after, condition.node).replace(/^if /, '');
      if (/version|compat|legacy/i.test(code.split('{')[0]!) || asksCompatibility(after, testNode(at)))
        return at;
    }
    return null;
  }

  function testNode(unit: number): number {
    return after.units[unit]!.node + 2;
  }
}
