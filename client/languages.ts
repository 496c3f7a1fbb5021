/** The languages of files by the ends of their names, where no document tells. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  py: 'python',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'javascriptreact',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'typescriptreact',
};

/** Names of files that say something about code end so. */
export const DOCUMENTATION = ['md', 'mdx', 'rst', 'txt', 'adoc'];

/** Folders of what others wrote or what was generated. */
export const FOREIGN_FOLDERS = ['node_modules', '.git', '.venv', 'venv', 'site-packages'];

/** @param path of a file that is not open */
export function languageOf(path: string): string {
  return LANGUAGES[path.slice(path.lastIndexOf('.') + 1)] ?? 'plaintext';
}
