/** One side of a diff tab. */
export interface Side {
  readonly uri: string;
  readonly scheme: string;
  readonly path: string;
}

/** The proposal of a tool, shown in a diff tab. */
export interface Proposal {
  /** Who shows it, as far as that is known. */
  readonly tool: string | null;
  readonly original: Side;
  readonly modified: Side;
  /** The file that it is about: its URI if a side is that file, else its path, which may be only the end of it. */
  readonly file: { readonly uri: string } | { readonly path: string };
}

/** Which diff tabs are proposals. */
export interface DiffTabRules {
  /** Schemes that never are. A `*` at the end stands for anything. */
  readonly ignored: readonly string[];
  /** Whether tabs of unknown schemes are, if both sides name the same file. */
  readonly unknownTools: boolean;
}

/** Schemes under which tools are known to show originals or proposals. */
const TOOLS: Readonly<Record<string, string>> = {
  'cline-diff': 'Cline',
  'cline-edit-preview': 'Cline',
  _claude_vscode_fs_left: 'Claude Code',
  _claude_vscode_fs_right: 'Claude Code',
  _claude_fs_left: 'Claude Code',
  _claude_fs_right: 'Claude Code',
  'gemini-diff': 'Gemini',
  'amazon-q-diff': 'Amazon Q',
  'copilot-cli-readonly': 'Copilot',
  'chat-editing-text-model': 'Chat',
  'chat-editing-snapshot-text-model': 'Chat',
};

/** Diffs of version control, of history and of Pare itself: what they show has been there before. */
export const IGNORED_SCHEMES: readonly string[] = [
  'git',
  'gitlens*',
  'gitfs',
  'review',
  'pr',
  'vscode-local-history',
  'vscode-scm',
  'vscode-notebook-cell',
  'merge-conflict*',
  'output',
];

const OWN_SCHEMES = ['pare-original', 'pare-report'];

/** The proposal that a diff tab shows, or null for any other diff. */
export function readDiffTab(
  original: Side,
  modified: Side,
  { ignored, unknownTools }: DiffTabRules,
): Proposal | null {
  const schemes = [original.scheme, modified.scheme];
  if (original.uri === modified.uri) return null;
  if (schemes.some((scheme) => [...ignored, ...OWN_SCHEMES].some((each) => matches(scheme, each))))
    return null;
  const tool = TOOLS[modified.scheme] ?? TOOLS[original.scheme] ?? null;
  if (tool === null && !(unknownTools && isOneFile(original, modified))) return null;
  return { tool, original, modified, file: fileOf(original, modified) };
}

/** The file behind a proposal, among those that exist: an absolute path, or the end of one. */
export function resolveFile(path: string, files: readonly string[]): string | undefined {
  const wanted = path.replace(/^\/+/, '');
  const found = files.filter((file) => file === path || file.endsWith(`/${wanted}`));
  return found.length === 1 ? found[0] : found.find((file) => file === path);
}

function fileOf(original: Side, modified: Side): Proposal['file'] {
  const side = [modified, original].find(({ scheme }) => scheme === 'file');
  if (side !== undefined) return { uri: side.uri };
  // Some tools put the whole path on one side and the name on the other.
  return { path: modified.path.length >= original.path.length ? modified.path : original.path };
}

/** Two files beside each other are a comparison, not a proposal. */
function isOneFile(original: Side, modified: Side): boolean {
  if (original.scheme === 'file' && modified.scheme === 'file') return false;
  return nameOf(original.path) !== '' && nameOf(original.path) === nameOf(modified.path);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function matches(scheme: string, pattern: string): boolean {
  return pattern.endsWith('*') ? scheme.startsWith(pattern.slice(0, -1)) : scheme === pattern;
}
