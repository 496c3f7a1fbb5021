import { bracketsBalance } from './brackets';
import type { LanguageDescriptor } from './language';
import { Interner } from './interner';
import { kindTable } from './kindTable';
import { firstUnreadOffset, lexemesOf, type Lexemes } from './lexemes';
import { sourceText, type SourceText } from './sourceText';
import type { ReadTree, SyntaxFault, SyntaxTree } from './syntaxTree';
import { textTree } from './textTree';
import { treeHashes, type TreeHashes } from './treeHash';
import { unitsOf, type Unit } from './units';

/** One of the two texts of an edit, read. */
export interface SyntaxDocument {
  readonly source: SourceText;
  /** Null under text treatment. */
  readonly language: LanguageDescriptor | null;
  readonly tree: SyntaxTree;
  readonly kinds: Uint16Array;
  readonly lexemes: Lexemes;
  readonly hashes: TreeHashes;
  /** In preorder; unit 0 is the whole text. */
  readonly units: readonly Unit[];
}

export interface DocumentPair {
  readonly before: SyntaxDocument;
  readonly after: SyntaxDocument;
  readonly interner: Interner;
  /** Why the pair is read as text although its language is known, or null. */
  readonly textReason: string | null;
  /** Syntax errors of the two texts, whatever the treatment. */
  readonly faults: Faults;
}

export interface Faults {
  readonly before: readonly SyntaxFault[];
  readonly after: readonly SyntaxFault[];
  /** Whether those of after are errors of the text for certain, not gaps of the grammar. */
  readonly areCertain: boolean;
}

/** Parses LF-only text without byte order mark. */
export type Parse = (language: LanguageDescriptor, text: string, like?: ReadTree) => SyntaxTree;

/**
 * Reads both texts of an edit. They get the same treatment, since a tree cannot be aligned with lines: trees if
 * the language is known and both parse, text otherwise.
 */
export function readPair(
  before: string,
  after: string,
  language: LanguageDescriptor | null,
  parse: Parse,
): DocumentPair {
  const interner = new Interner();
  const beforeSource = sourceText(before);
  const afterSource = sourceText(after);
  if (language === null) return asText('the language has no grammar here', NO_FAULTS);

  const beforeTree = parse(language, beforeSource.text);
  const afterTree = parse(language, afterSource.text, { tree: beforeTree, text: beforeSource.text });
  if (beforeTree.errors.length > 0 || afterTree.errors.length > 0) {
    return asText(faultReason(beforeTree, afterTree), {
      before: beforeTree.errors,
      after: afterTree.errors,
      areCertain: areCertain(language, afterTree, afterSource.text),
    });
  }
  const beforeDocument = asTree(beforeSource, beforeTree, language);
  const afterDocument = asTree(afterSource, afterTree, language, beforeDocument);
  const unread =
    firstUnreadOffset(beforeSource.text, beforeDocument.lexemes) ??
    firstUnreadOffset(afterSource.text, afterDocument.lexemes);
  if (unread !== null) return asText('the grammar leaves a part of the text unread', NO_FAULTS);
  if (Math.max(depthOf(beforeDocument.units), depthOf(afterDocument.units)) > DEEPEST) {
    return asText(`statements are nested more than ${DEEPEST} deep`, NO_FAULTS);
  }
  return {
    before: beforeDocument,
    after: afterDocument,
    interner,
    textReason: null,
    faults: NO_FAULTS,
  };

  function asTree(
    source: SourceText,
    tree: SyntaxTree,
    known: LanguageDescriptor,
    like?: SyntaxDocument,
  ): SyntaxDocument {
    const kinds = kindTable(tree.kindNames, known);
    const lexemes = lexemesOf(tree, source.text, kinds, interner, like);
    return {
      source,
      language: known,
      tree,
      kinds,
      lexemes,
      hashes: treeHashes(tree, source.text, kinds, interner, like && { like }),
      units: unitsOf(tree, source.text, lexemes, kinds, known),
    };
  }

  function asText(textReason: string, faults: Faults): DocumentPair {
    return {
      before: textDocument(beforeSource, interner),
      after: textDocument(afterSource, interner),
      interner,
      textReason,
      faults,
    };
  }
}

const NO_FAULTS: Faults = { before: [], after: [], areCertain: false };

/** The grammars of the JavaScript family do not know all of TypeScript; that of Python knows Python. */
function areCertain(language: LanguageDescriptor, tree: SyntaxTree, text: string): boolean {
  return language.family === 'python' || !bracketsBalance(tree, text, kindTable(tree.kindNames, language));
}

/** Statements nested deeper are generated code, and aligning them one inside the other would exhaust the stack. */
const DEEPEST = 200;

function depthOf(units: readonly Unit[]): number {
  const depths = new Int32Array(units.length);
  let deepest = 0;
  for (const { index, parent } of units) {
    depths[index] = parent === -1 ? 0 : depths[parent]! + 1;
    deepest = Math.max(deepest, depths[index]!);
  }
  return deepest;
}

const NO_KINDS = new Uint16Array(65536);

function textDocument(source: SourceText, interner: Interner): SyntaxDocument {
  const tree = textTree(source.text);
  const lexemes = lexemesOf(tree, source.text, NO_KINDS, interner);
  return {
    source,
    language: null,
    tree,
    kinds: NO_KINDS,
    lexemes,
    hashes: treeHashes(tree, source.text, NO_KINDS, interner),
    units: unitsOf(tree, source.text, lexemes, NO_KINDS, null),
  };
}

function faultReason(before: SyntaxTree, after: SyntaxTree): string {
  if (before.errors.length > 0 && after.errors.length > 0) return 'neither text parses';
  return after.errors.length > 0 ? 'the edited text does not parse' : 'the original text does not parse';
}
