import { mentions } from '../shared/definitions';
import type { Edit } from '../../edit/edit';
import { conditionOf, namesIn } from './removedChecks';

const CHECKS = new Set([
  'if_statement',
  'elif_clause',
  'assert_statement',
  'while_statement',
  'try_statement',
]);

/** The checks that an edit brought or edited, and whether one of them is a removed check in another place or form. */
export class AddedChecks {
  private readonly all: readonly { readonly hash: number; readonly names: readonly string[] }[];

  constructor(private readonly edit: Edit) {
    const { after } = edit.alignment;
    const { document, unitPair } = after;
    this.all = document.units.flatMap(({ index, kind, node }) => {
      if (!CHECKS.has(kind)) return [];
      const original = unitPair[index]!;
      if (original !== -1 && edit.alignment.units.equal[original] === 1) return [];
      const condition = conditionOf(document, node);
      if (condition === null) return [];
      const isNew = (name: number): boolean =>
        original === -1 || after.pair[document.lexemes.first[name]!] === -1;
      return [{ hash: document.hashes.of(condition), names: namesIn(document, condition, isNew) }];
    });
  }

  /**
   * @param condition of a removed check, a node of before
   * @param kept a unit of before that stands behind the removed check, or stood in it
   */
  replace(condition: number, kept: number): boolean {
    const { before } = this.edit.pair;
    const hash = before.hashes.of(condition);
    const names = namesIn(before, condition);
    return (
      this.all.some((check) => check.hash === hash || check.names.some((name) => names.includes(name))) ||
      this.isAskedInline(kept, names)
    );
  }

  /** Whether the kept statement now asks in itself (`value?.field`, `value or default`), or another function before it. */
  private isAskedInline(kept: number, names: readonly string[]): boolean {
    const { after, before } = this.edit.alignment;
    const { lexemes, source, units } = after.document;
    const partner = before.unitPair[kept] ?? -1;
    if (partner === -1) return false;
    const block = units[units[partner]!.parent]!;
    const last = units[partner]!.endLexeme;
    let text = '';
    for (let lexeme = block.firstLexeme; lexeme < last; lexeme += 1)
      if (after.pair[lexeme] === -1)
        text += ` ${source.text.slice(lexemes.start[lexeme]!, lexemes.end[lexeme]!)}`;
    return ASKS.test(text) && names.some((name) => mentions(text, name) > 0 || mentions(text, 'self') > 0);
  }
}

/** Operators and words by which code asks without a check of its own. */
const ASKS = /\?\.|\?\?|\|\||\bor\b|\bif\b|\b\w*(assert|ensure|valid|check|require|verify)\w*/i;
