import type { Edit } from '../edit/edit';
import { bindingsIn } from '../syntax/bindings/bindings';
import { occurrencesIn } from '../syntax/bindings/byLexeme';
import {
  FREE,
  QUOTED,
  SCOPE_STATEMENT,
  TESTED,
  UNKNOWN,
  type Bindings,
  type Occurrence,
} from '../syntax/bindings/model';
import { fileNames, type FileNames } from './fileNames';
import { survivorsIn, type Survivor } from './survivors';
import type { TriedRegion } from './triedRegion';

const NO_USE = SCOPE_STATEMENT | QUOTED | TESTED;

/**
 * What would be wrong with the names once `taken` is taken back, or null. No name that is bound in after, or in
 * before where it comes back, may lose its binding; no name that stays may be bound to another declaration while
 * its own stays. Where the text does not tell what a name is bound to, nothing is claimed.
 */
export function bindingFault(edit: Edit, taken: ReadonlySet<number>, region: TriedRegion): string | null {
  const language = edit.pair.after.language;
  if (language === null) return null;
  const after = bindingsIn(region.after.tree, region.after.text, language);
  const result = bindingsIn(region.result.tree, region.result.text, language);
  const file = fileNames(edit.pair.after);
  if (file.isOpen || fileNames(edit.pair.before).isOpen) return null;
  const survivors = survivorsIn(edit, taken, region, after, result);
  const survived = new Set(survivors.map((survivor) => survivor.result));
  const lost = new Set<string>();
  const captured = new Set<string>();

  const declared = declaredTargets(survivors);
  for (const survivor of survivors) {
    const { name } = survivor.after;
    const before = targetIn(after, survivor.after, file, region);
    const now = targetIn(result, survivor.result, file, region);
    if (before === UNKNOWN || now === UNKNOWN) continue;
    if (!isUse(survivor.after)) continue;
    if (now === FREE && before !== FREE) lost.add(name);
    else if (before === FREE && now !== FREE && language.globals.has(name)) captured.add(name);
    else if (before !== FREE && declared.has(before) && declared.get(before) !== now) captured.add(name);
  }
  for (const use of result.occurrences) {
    if (survived.has(use) || !isUse(use) || targetIn(result, use, file, region) !== FREE) continue;
    if (isBoundInRestored(edit, taken, use.name)) lost.add(use.name);
  }
  for (const name of namesLeftOutside(after, result, file, region)) lost.add(name);
  for (const { name, scope } of result.bindings) {
    if (scope !== 0 || file.declares(name) || !language.globals.has(name)) continue;
    if (file.isFreeOutside(name, region.start, region.end)) captured.add(name);
  }
  if (lost.size > 0) return `would leave ${[...lost].join(', ')} without a binding`;
  return captured.size > 0 ? `would bind ${[...captured].join(', ')} to another declaration` : null;

  /** By binding of after: what the first of its declarations that stays declares then. */
  function declaredTargets(all: readonly Survivor[]): Map<Target, Target> {
    const targets = new Map<Target, Target>();
    for (const survivor of all) {
      if (survivor.after.role !== 'declare') continue;
      const target = targetIn(after, survivor.after, file, region);
      if (!targets.has(target)) targets.set(target, targetIn(result, survivor.result, file, region));
    }
    for (const { name, binding, scope } of after.occurrences) {
      const isOfFile = binding === FREE || (binding >= 0 && scope === 0);
      if (isOfFile && file.isDeclaredOutside(name, region.start, region.end)) targets.set(name, name);
    }
    return targets;
  }
}

/** A binding of the file by its name, one of a smaller scope by its index, `FREE` or `UNKNOWN`. */
type Target = string | number;

function targetIn(
  { bindings }: Bindings,
  { name, binding }: Occurrence,
  file: FileNames,
  { start, end }: TriedRegion,
): Target {
  if (binding >= 0) return bindings[binding]!.scope === 0 ? name : binding;
  return binding === FREE && file.isDeclaredOutside(name, start, end) ? name : binding;
}

function isUse({ role, flags }: Occurrence): boolean {
  return role !== 'declare' && (flags & NO_USE) === 0;
}

/** Whether code that comes back uses a name that was bound in before. */
function isBoundInRestored(edit: Edit, taken: ReadonlySet<number>, name: string): boolean {
  for (const number of taken) {
    for (const lexeme of edit.changes[number]!.beforeLexemes) {
      if (occurrencesIn(edit.pair.before, lexeme).some((other) => other.name === name && other.binding >= 0))
        return true;
    }
  }
  return false;
}

/** Names that only the region declares, and no longer will, while code outside of it uses them. */
function namesLeftOutside(
  after: Bindings,
  result: Bindings,
  file: FileNames,
  { start, end }: TriedRegion,
): string[] {
  const kept = new Set(result.bindings.filter(({ scope }) => scope === 0).map(({ name }) => name));
  return after.bindings
    .filter(({ scope, name }) => scope === 0 && !kept.has(name))
    .map(({ name }) => name)
    .filter((name) => !file.isDeclaredOutside(name, start, end) && file.isUsedOutside(name, start, end));
}
