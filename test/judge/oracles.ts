import { spawnSync } from 'node:child_process';
import ts from 'typescript';
import { languageOf } from '../../server/engine/syntax/languages';

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

/** An edit's text, and what its actions lead to. */
export interface Offering {
  readonly path: string;
  readonly after: string;
  readonly offered: readonly { readonly rule: string; readonly result: string }[];
}

export interface Rejections<T> {
  readonly rejected: readonly { readonly offering: T; readonly rule: string; readonly fault: string }[];
  /** Edits that the language's own parser rejects as they are: nothing is asked of what comes of them. */
  readonly invalid: readonly T[];
}

/** What the languages' own parsers say of results, CPython where there is one. */
export function rejections<T extends Offering>(offerings: readonly T[]): Rejections<T> {
  const isPython = ({ path }: Offering): boolean => languageOf(path)?.family === 'python';
  const textsOf = ({ after, offered }: Offering): string[] => [after, ...offered.map(({ result }) => result)];
  const compiled = (compilePython(offerings.filter(isPython).flatMap(textsOf)) ?? []).values();
  const invalid: T[] = [];
  const rejected = offerings.flatMap((offering) => {
    const [own, ...faults] = textsOf(offering).map((text) =>
      isPython(offering) ? (compiled.next().value ?? null) : parseTypeScript({ path: offering.path, text }),
    );
    if (own !== null) {
      invalid.push(offering);
      return [];
    }
    return faults.flatMap((fault, index) =>
      fault === null ? [] : [{ offering, rule: offering.offered[index]!.rule, fault }],
    );
  });
  return { rejected, invalid };
}
