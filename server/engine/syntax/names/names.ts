import type { SyntaxDocument } from '../document';
import { kindOf } from '../syntaxTree';
import { isEnumMember, readJavaScriptName } from './javascript';
import { NO_NAMES, type Names, type Occurrence } from './occurrence';
import { opensPythonNames, readPythonName } from './python';

const IDENTIFIERS = new Set([
  'identifier',
  'type_identifier',
  'shorthand_property_identifier',
  'shorthand_property_identifier_pattern',
  // Members of enumerations; other properties are passed over.
  'property_identifier',
]);

/** Every name of a variable, function, class or type in a text, and what it does there. */
export function namesOf(document: SyntaxDocument): Names {
  const { tree, language, lexemes, source } = document;
  if (language === null) return NO_NAMES;
  const read = language.family === 'python' ? readPythonName : readJavaScriptName;
  const isIdentifier = Uint8Array.from(tree.kindNames, (kind) => (IDENTIFIERS.has(kind) ? 1 : 0));
  const occurrences: Occurrence[] = [];
  let closed = true;
  for (let node = 0; node < tree.size; node += 1) {
    if (isIdentifier[tree.kindIds[node]!] !== 1) {
      if (language.family === 'python') closed &&= !opensPythonNames(tree, node, source.text);
      else closed &&= kindOf(tree, node) !== 'with_statement';
      continue;
    }
    if (kindOf(tree, node) === 'property_identifier' && !isEnumMember(tree, node)) continue;
    const name = source.text.slice(tree.start[node]!, tree.end[node]!);
    const reading = read(tree, node, name);
    if (reading === null) continue;
    occurrences.push({ name, role: reading.role, scope: reading.scope, lexeme: lexemeAt(node) });
  }
  return { occurrences, closed };

  /** A node inside an atom has no lexeme of its own: the one before it holds it. */
  function lexemeAt(node: number): number {
    const first = lexemes.first[node]!;
    return first < lexemes.count && lexemes.start[first]! <= tree.start[node]! ? first : first - 1;
  }
}
