import type { LanguageDescriptor } from '../language';
import { kindOf, type SyntaxTree } from '../syntaxTree';
import { readJavaScriptName } from './javascriptNames';
import { javascriptScopes } from './javascriptScopes';
import { NO_BINDINGS, UNKNOWN, type Bindings, type ScopeKind } from './model';
import { NamesRead } from './namesRead';
import { Resolver, type Visibility } from './resolver';
import { countFlagged, flagsByKind, type ScopeTree } from './scopeTree';

const IDENTIFIER = 1;
const CALL = 2;
const PROPERTY = 4;
const kindFlags = flagsByKind([
  [
    IDENTIFIER,
    new Set([
      'identifier',
      'type_identifier',
      'shorthand_property_identifier',
      'shorthand_property_identifier_pattern',
    ]),
  ],
  // Members of enumerations; other properties are passed over.
  [PROPERTY, new Set(['property_identifier'])],
  [CALL, new Set(['call_expression'])],
]);

const HOLDS_VARIABLES = new Set<ScopeKind>(['module', 'body', 'function', 'namespace']);
const BLOCK_FUNCTIONS = new Set(['function_declaration', 'generator_function_declaration']);

/** Who is bound to what in a text of the JavaScript family. */
export function javascriptBindings(tree: SyntaxTree, text: string, language: LanguageDescriptor): Bindings {
  if (tree.size === 0) return NO_BINDINGS;
  const scopes = javascriptScopes(tree, text);
  const { read, evaluating } = collect(scopes, text);
  const { occurrences, readings } = read;
  const resolver = new Resolver(scopes.scopes, read);
  const loose = isLooseScript(tree, language) ? new Set<string>() : null;
  const targets = new Int32Array(occurrences.length);
  occurrences.forEach(({ role }, index) => {
    targets[index] = role === 'declare' ? declare(index) : -1;
  });
  const open = openScopes(scopes, evaluating);
  const visibility: Visibility = {
    next: (scope) => scopes.parentOf(scope),
    isOpen: (scope) => open.has(scope),
  };
  targets.forEach((target, index) => {
    if (target !== -1) resolver.bind(index, resolver.bindings[target]!.scope, target);
    else resolver.bind(index, occurrences[index]!.scope, found(index));
  });
  return resolver.result([...evaluating, ...dynamicScopes(scopes)], []);

  function declare(index: number): number {
    const { name, node, scope } = occurrences[index]!;
    const reading = readings[index]!;
    let target = scope;
    if (reading.reach === 'module') target = scopeOfImports(scopes, scope);
    if (reading.reach === 'variables') {
      while (!HOLDS_VARIABLES.has(scopes.kindOf(target))) target = scopes.parentOf(target);
    }
    if (reading.reach === 'condition') target = scopeOfCondition(scopes, scope);
    if (loose !== null && scopes.kindOf(target) === 'block' && isBlockFunction(tree, node)) loose.add(name);
    // A variable of the body that is called as a parameter is that parameter.
    const outer = scopes.parentOf(target);
    if (scopes.kindOf(target) === 'body' && resolver.own(outer, name) !== undefined) target = outer;
    return resolver.declare(target, name, reading.kind, reading.spaces).index;
  }

  /** A function declared in a block of a script that is not strict may be seen outside of the block as well. */
  function found(index: number): number {
    const { name, scope } = occurrences[index]!;
    const binding = resolver.find(scope, name, readings[index]!.spaces, visibility);
    if (loose?.has(name) !== true) return binding;
    const isInBlock = binding >= 0 && scopes.kindOf(resolver.bindings[binding]!.scope) === 'block';
    return isInBlock ? binding : UNKNOWN;
  }
}

function collect(scopes: ScopeTree, text: string): { read: NamesRead; evaluating: number[] } {
  const { tree, around } = scopes;
  const flags = kindFlags(tree);
  const read = new NamesRead(text, countFlagged(tree, flags, IDENTIFIER));
  const evaluating: number[] = [];
  for (let node = 0; node < tree.size; node += 1) {
    const bits = flags[tree.kindIds[node]!]!;
    if (bits === 0) continue;
    if (bits === CALL) {
      if (isEval(tree, text, node)) evaluating.push(around[node]!);
      continue;
    }
    const reading = readJavaScriptName(tree, node, text);
    if (reading === null) continue;
    read.add(read.nameAt(tree.start[node]!, tree.end[node]!), node, around[node]!, reading);
  }
  return { read: read.close(), evaluating };
}

function isEval(tree: SyntaxTree, text: string, call: number): boolean {
  const callee = call + 1;
  return (
    kindOf(tree, callee) === 'identifier' && text.slice(tree.start[callee]!, tree.end[callee]!) === 'eval'
  );
}

/** Scopes through which no search may pass: `with`, and functions whose variables direct `eval` can add to. */
function openScopes(scopes: ScopeTree, evaluating: readonly number[]): ReadonlySet<number> {
  const open = new Set(dynamicScopes(scopes));
  for (const scope of evaluating) {
    let at = scope;
    while (!HOLDS_VARIABLES.has(scopes.kindOf(at))) at = scopes.parentOf(at);
    // Parameters are found before what is added.
    const outer = scopes.parentOf(at);
    open.add(scopes.kindOf(at) === 'body' && scopes.kindOf(outer) === 'function' ? outer : at);
  }
  return open;
}

function dynamicScopes({ scopes }: ScopeTree): number[] {
  return scopes.filter(({ kind }) => kind === 'dynamic').map(({ index }) => index);
}

/** Imports stand at the top of a file, or of an ambient module. */
function scopeOfImports(scopes: ScopeTree, scope: number): number {
  let at = scope;
  while (at !== 0 && scopes.kindOf(at) !== 'namespace') at = scopes.parentOf(at);
  return at;
}

/** What is inferred can be named in the conditional type that it is inferred for. */
function scopeOfCondition(scopes: ScopeTree, scope: number): number {
  for (let at = scope; at > 0; at = scopes.parentOf(at)) {
    if (kindOf(scopes.tree, scopes.scopes[at]!.node) === 'conditional_type') return at;
  }
  return scope;
}

function isBlockFunction(tree: SyntaxTree, name: number): boolean {
  return BLOCK_FUNCTIONS.has(kindOf(tree, tree.parent[name]!));
}

/** Whether a file may be a script that is not strict: JavaScript that neither imports nor exports. */
function isLooseScript(tree: SyntaxTree, { id }: LanguageDescriptor): boolean {
  if (!id.startsWith('javascript')) return false;
  for (let at = 1; at < tree.next[0]!; at = tree.next[at]!) {
    const kind = kindOf(tree, at);
    if (kind === 'import_statement' || kind === 'export_statement') return false;
  }
  return true;
}
