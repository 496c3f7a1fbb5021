import { complexitiesOf, describeFunctions, difference } from './describe/functions';
import { describeChanges } from './describe/changes';
import {
  describeFindings,
  findAll,
  TRIAL_LIMIT,
  type DescribedFindings,
  type FoundBy,
} from './describe/findings';
import type { FindIn } from './describe/stirring';
import { modesOf, statusOf } from './describe/fileStatus';
import { describeProgress, describeReference } from './describe/retained';
import { ruleContext } from './describe/ruleContext';
import { readEdit, type Edit } from './edit/edit';
import { partsOf } from './edit/figures';
import { lineFigures } from './measures/lineFigures';
import { publishedMeasures } from './measures/published';
import type { CheckOptions, FileEdit } from './engine';
import { sha256Hex } from './hash';
import { tokenDistance } from './measures/tokenDistance';
import { tokenSequence } from './measures/tokenSequence';
import { retainedInFile } from './retained/retainedFile';
import type { FileReport, Part, Truncation } from './report';
import { RULES } from './rules';
import { readPair, type Parse } from './syntax/document';
import type { LanguageDescriptor } from './syntax/language';
import type { SyntaxTree } from './syntax/syntaxTree';

/** The report of one file. The language's grammar must be loaded. */
export function checkFile(
  fileEdit: FileEdit,
  options: CheckOptions,
  language: LanguageDescriptor | null,
  parse: Parse,
): FileReport {
  const { path, previousPath, before, after, wanted } = fileEdit;
  const pair = readPair(before, after, language, parse);
  const edit = readEdit(pair, language);
  const retained =
    wanted === undefined ? null : retainedInFile({ before, after, wanted, pair }, language, parse);
  const context = ruleContext(edit, {
    path,
    retained,
    questions: options.questions,
    request: options.request ?? null,
  });
  const { scopes, scopeOf } = context;
  const changes = describeChanges(edit, scopeOf);
  const findWith = (asked: typeof context): FoundBy[] => findAll(RULES, options, asked);
  const found = findWith(context);
  const editIs = kindOfEdit(
    edit,
    found.some(({ level }) => level === 'error'),
  );
  const parsePart = withoutRepeats(parse);
  const findIn: FindIn = (one, other) => {
    const part = readEdit(readPair(one, other, language, parsePart), language);
    return findWith(ruleContext(part, { ...context, retained: null }));
  };
  const described = describeFindings(edit, path, changes, found, parse, editIs !== null, findIn);
  const complexities = complexitiesOf(edit);
  const published = options.published === true ? publishedMeasures(pair) : null;
  const distance = tokenDistance(tokenSequence(pair.before), tokenSequence(pair.after));
  return {
    path,
    previousPath,
    status: statusOf(fileEdit),
    modes: modesOf(fileEdit),
    language: language?.id ?? 'unknown',
    treatment: pair.textReason === null ? 'tree' : 'text',
    treatmentReason: pair.textReason,
    editIs,
    skipped: null,
    truncated: truncations(edit, distance.exact, described),
    beforeSha256: sha256Hex(before),
    afterSha256: sha256Hex(after),
    measures: {
      ...(retained === null ? {} : { target: describeProgress(retained, described.findings) }),
      ...(retained === null || wanted?.by !== 'reference'
        ? {}
        : {
            reference: describeReference(
              { path, before, reference: wanted.reference, after },
              retained,
              language,
              parse,
            ),
          }),
      tokenDistance: { raw: distance, ...(published !== null && { canonical: published.canonical }) },
      lines: lineFigures(pair.before.source, pair.after.source),
      cognitiveComplexity:
        complexities.before === null || complexities.after === null
          ? null
          : difference(complexities.before.file, complexities.after.file),
      ...(published !== null && { cognitiveVariants: published.variants }),
    },
    changes,
    parts: partsOf(changes),
    functions: describeFunctions(edit, scopes, changes, edit.changes.map(scopeOf), complexities),
    findings: described.findings,
  };
}

/** Parses each text once, and none of them in place of the texts that the parser keeps. */
function withoutRepeats(parse: Parse): Parse {
  const trees = new Map<string, SyntaxTree>();
  return (language, text) => {
    const tree = trees.get(text) ?? parse(language, text);
    trees.set(text, tree);
    return tree;
  };
}

/** Kinds that a whole edit can be of, the one that says most first. */
const KINDS = ['rename', 'move', 'import', 'comment', 'layout', 'line-ends'] as const;

/** The kind of an edit that is of one kind throughout. An edit with an error is never only a reformat. */
function kindOfEdit({ changes }: Edit, hasError: boolean): FileReport['editIs'] {
  const parts = new Set<Part>(changes.map(({ part }) => part));
  if (hasError || [...parts].some((part) => !KINDS.some((kind) => kind === part))) return null;
  return KINDS.find((kind) => parts.has(kind)) ?? null;
}

function truncations(
  edit: Edit,
  isDistanceExact: boolean,
  { limited, isStirringLimited }: DescribedFindings,
): Truncation[] {
  const truncated: Truncation[] = [];
  const { limits } = edit.alignment;
  if (limits.has('alignment')) {
    truncated.push({ limit: 'alignment', missing: 'some equal code may be shown as deleted and inserted' });
  }
  if (limits.has('similarity')) {
    truncated.push({
      limit: 'similarity',
      missing: 'some edited statements may be shown as deleted and inserted',
    });
  }
  if (!isDistanceExact)
    truncated.push({ limit: 'distance', missing: 'the token distance is an upper bound' });
  if (isStirringLimited) {
    truncated.push({
      limit: 'stirring',
      missing: 'not every action was checked for what would be found in its result',
    });
  }
  if (limited) {
    truncated.push({
      limit: 'trials',
      missing: `actions beyond the first ${TRIAL_LIMIT} were not tried and are not offered`,
    });
  }
  return truncated;
}
