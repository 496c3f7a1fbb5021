import { expect, test } from 'vitest';
import { program } from '../../../../bench/programs';
import { bindingsOf, lexemeOf } from '../../../../server/engine/syntax/bindings/bindings';
import { occurrencesIn } from '../../../../server/engine/syntax/bindings/byLexeme';
import { document } from '../../../support/read';

const PYTHON = `
import a, b.c as d
from typing import TYPE_CHECKING
def f(x: "List[int]", *y, z=a) -> "d":
    global g
    g = [x + i for i in y if i for j in z]
    return f"{x!r} and {y:{z}} {[k for k in z]}", lambda w: w
class C(f):
    v = a
    del v
print((n := 1), n)
`;
const TYPESCRIPT = `
import { a as b, type c } from 'd';
export function f<T extends c>({ x, y: [z] = b() }: T, ...rest: T[]) {
  label: for (const i of rest) { var late = \`\${x} \${z}\`; continue label; }
  try { g(late, { x, f }); } catch (error) { return error as c; }
}
type G<U> = U extends (infer V)[] ? V : never;
enum E { One, Two = One }
`;

test.each([
  ['a.py', PYTHON],
  ['a.ts', TYPESCRIPT],
  ['b.py', program('python', 300)],
  ['b.ts', program('typescript', 300)],
])('finds the names of every lexeme of %s', (path, text) => {
  const read = document(path, text);
  const { occurrences } = bindingsOf(read);
  expect(occurrences.length).toBeGreaterThan(20);
  for (let lexeme = 0; lexeme < read.lexemes.count; lexeme += 1) {
    const own = occurrences.filter(({ node }) => lexemeOf(read, node) === lexeme);
    expect(occurrencesIn(read, lexeme), `lexeme ${lexeme}`).toEqual(own);
  }
});
