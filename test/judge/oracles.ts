import { spawnSync } from 'node:child_process';
import ts from 'typescript';

export interface Program {
  readonly path: string;
  readonly text: string;
}

const COMPILE = `
import ast, json, sys, warnings
warnings.simplefilter("ignore")
answers = []
for text in json.load(sys.stdin):
    try:
        ast.parse(text)
        compile(text, "x", "exec", dont_inherit=True)
        answers.append(None)
    except (SyntaxError, ValueError, RecursionError) as error:
        answers.append(f"{type(error).__name__}: {error}")
json.dump(answers, sys.stdout)
`;

/** CPython's verdict on each text, null where it compiles; null for all where there is no Python. */
export function compilePython(texts: readonly string[]): (string | null)[] | null {
  const run = spawnSync('python3', ['-c', COMPILE], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return run.status === 0 ? (JSON.parse(run.stdout) as (string | null)[]) : null;
}

/** TypeScript's first syntax error, or null. */
export function parseTypeScript({ path, text }: Program): string | null {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false) as ts.SourceFile & {
    readonly parseDiagnostics: readonly ts.Diagnostic[];
  };
  const [first] = file.parseDiagnostics;
  return first === undefined ? null : ts.flattenDiagnosticMessageText(first.messageText, ' ');
}
