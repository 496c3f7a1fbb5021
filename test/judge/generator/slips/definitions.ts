import { childOfField, namedChildrenOf } from '../../../../server/engine/syntax/syntaxTree';
import { kind, nodesOf, textOf, type Program } from '../program';
import { runOf, type Run } from '../statements';

/** A definition with lines of its own, and what stands around it. */
export interface DefinitionSite {
  readonly run: Run;
  readonly name: string;
  readonly form: 'function' | 'method' | 'class';
}

const FORMS: Readonly<Record<string, DefinitionSite['form']>> = {
  function_definition: 'function',
  function_declaration: 'function',
  method_definition: 'method',
  class_definition: 'class',
  class_declaration: 'class',
};

/** Functions, methods and classes of a file and of its classes, `export` and decorators included. */
export function definitionsOf(program: Program): DefinitionSite[] {
  return nodesOf(program, ...Object.keys(FORMS)).flatMap((node): DefinitionSite[] => {
    const name = childOfField(program.tree, node, 'name');
    const parent = program.tree.parent[node]!;
    const outer = /^(export_statement|decorated_definition)$/.test(kind(program, parent)) ? parent : node;
    const holder = program.tree.parent[outer]!;
    if (name === null || !/^(module|program|block|class_body)$/.test(kind(program, holder))) return [];
    const run = runOf(program, [outer]);
    return run === null ? [] : [{ run, name: textOf(program, name), form: FORMS[kind(program, node)]! }];
  });
}

/** Lines at the margin in front of which a definition can be put. */
export function topLevelRuns(program: Program): Run[] {
  return namedChildrenOf(program.tree, 0).flatMap((node) =>
    /^(function|class|decorated|export)/.test(kind(program, node)) ? (runOf(program, [node]) ?? []) : [],
  );
}
