import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languageOf } from '../../../server/engine/syntax/languages';
import { fnv1a, mulberry32 } from '../generator/random';
import { git } from '../gitObjects';
import { BEFORE_ASSISTANTS, filesOfCommit, type Family, type ListedCommit } from './commits';
import { isLeftAlone } from './leftAlone';
import { repositoriesIn } from './repositories';

/**
 * Chooses the fixed lists of commits anew; the lists in the repository came from this. Needed only to enlarge them.
 *
 * Usage: selectCommits.ts REPOSITORIES_FOLDER
 */

/** Marks an assistant leaves in a message. An assistant that only reviewed leaves them too. */
const ASSISTANT =
  /^co-?authored-by:.*\b(claude|copilot|cursor ?agent|cursoragent|devin|aider|codex|gemini|roo ?code|roomote|windsurf|openhands|jules|continue agent|continue <)|generated (with|by)[^\n]{0,20}\b(claude|copilot|cursor|continue|codex|aider)\b|^assisted-by:/im;
const ROBOT = /\[bot\]|dependabot|renovate|pre-commit-ci|github-actions|backport|patchback/i;
const NO_EDIT =
  /^(revert|bump|release|version|merge|backport|\[\d|chore\(deps\)|changeset|update changelog)/i;

interface Source {
  readonly repository: string;
  readonly family: Family;
  readonly human: number;
  readonly ai: number;
}

const SOURCES: readonly Source[] = [
  { repository: 'microsoft/vscode-copilot-chat', family: 'javascript', human: 30, ai: 30 },
  { repository: 'continuedev/continue', family: 'javascript', human: 35, ai: 30 },
  { repository: 'cline/cline', family: 'javascript', human: 25, ai: 25 },
  { repository: 'RooCodeInc/Roo-Code', family: 'javascript', human: 25, ai: 30 },
  { repository: 'microsoft/pyright', family: 'javascript', human: 35, ai: 10 },
  { repository: 'git-ai-project/git-ai', family: 'javascript', human: 0, ai: 10 },
  { repository: 'expressjs/express', family: 'javascript', human: 15, ai: 0 },
  { repository: 'microsoft/vscode-languageserver-node', family: 'javascript', human: 15, ai: 2 },
  { repository: 'pytest-dev/pytest', family: 'python', human: 35, ai: 55 },
  { repository: 'pydata/xarray', family: 'python', human: 35, ai: 45 },
  { repository: 'sympy/sympy', family: 'python', human: 20, ai: 25 },
  { repository: 'astropy/astropy', family: 'python', human: 20, ai: 7 },
  { repository: 'pylint-dev/pylint', family: 'python', human: 20, ai: 11 },
  { repository: 'sphinx-doc/sphinx', family: 'python', human: 20, ai: 0 },
  { repository: 'pallets/flask', family: 'python', human: 15, ai: 0 },
  { repository: 'psf/requests', family: 'python', human: 15, ai: 0 },
];

const SEED = 20261130;
const MOST_FILES = 60;

const clones = repositoriesIn(process.argv[2]!);
const lists: Record<'human' | 'ai', ListedCommit[]> = { human: [], ai: [] };
for (const source of SOURCES) {
  const folder = clones(source.repository);
  if (folder === null) throw new Error(`no clone of ${source.repository}`);
  const all = logOf(folder);
  const random = mulberry32(SEED + fnv1a(source.repository));
  const made = all.filter(({ message }) => ASSISTANT.test(message));
  const people = all.filter(({ author, message }) => !ASSISTANT.test(message) && !ROBOT.test(author));
  const young = people.filter(({ date }) => date >= (made.at(-1)?.date ?? '9'));
  const old = people.filter(({ date }) => date < BEFORE_ASSISTANTS);
  // Half neighbours of assistants' commits, half older than assistants, as far as there are some.
  const half = Math.ceil(source.human / 2);
  const human = [
    ...chosen(folder, source, random.shuffled(young), old.length > 0 ? half : source.human),
    ...chosen(folder, source, random.shuffled(old), young.length > 0 ? source.human - half : source.human),
  ];
  const ai = chosen(folder, source, random.shuffled(made), source.ai);
  lists.human.push(...human);
  lists.ai.push(...ai);
  console.log(`${source.repository}: ${human.length} human, ${ai.length} ai of ${made.length}`);
}
for (const [name, list] of Object.entries(lists)) {
  const path = fileURLToPath(new URL(`lists/${name}.txt`, import.meta.url));
  const lines = list.map(
    ({ family, repository, commit, date }) => `${family} ${repository} ${commit} ${date}`,
  );
  writeFileSync(path, `${lines.join('\n')}\n`);
  console.log(
    `${name}: ${list.length}, ${list.filter(({ family }) => family === 'javascript').length} javascript`,
  );
}

interface LoggedCommit {
  readonly commit: string;
  readonly author: string;
  readonly date: string;
  readonly message: string;
}

/** Newest first. */
function logOf(folder: string): LoggedCommit[] {
  const format = '--format=%H%x00%an <%ae>%x00%cs%x00%B%x01';
  const text = git(folder, [
    'log',
    '--no-merges',
    '--diff-filter=M',
    format,
    '--',
    '*.py',
    '*.ts',
    '*.tsx',
    '*.js',
    '*.jsx',
  ]);
  return text
    .toString('utf8')
    .split('\u0001')
    .map((entry) => entry.trim().split('\u0000'))
    .filter((fields) => fields.length === 4)
    .map(([commit, author, date, message]) => ({
      commit: commit!,
      author: author!,
      date: date!,
      message: message!,
    }))
    .filter(({ message }) => !NO_EDIT.test(message));
}

function chosen(
  folder: string,
  { repository, family }: Source,
  candidates: readonly LoggedCommit[],
  wanted: number,
): ListedCommit[] {
  const list: ListedCommit[] = [];
  for (const { commit, date } of candidates) {
    if (list.length >= wanted) break;
    if (isFit(folder, commit, family)) list.push({ family, repository, commit, date });
  }
  return list;
}

/** Changes at least one file of the family that was there, and not more files than a person would read. */
function isFit(folder: string, commit: string, family: Family): boolean {
  const files = filesOfCommit(folder, commit).filter(
    ({ path, after }) => languageOf(path) !== null && !isLeftAlone(path, after),
  );
  const isOwn = (path: string): boolean => (languageOf(path)?.family === 'python') === (family === 'python');
  return (
    files.length > 0 &&
    files.length <= MOST_FILES &&
    files.some(({ path, before, after }) => isOwn(path) && before !== '' && after !== '')
  );
}
