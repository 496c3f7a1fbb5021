import { dirname, relative, sep } from 'node:path';
import { decodeText, wordsOf as wordsOfFile, type Files } from '../ports/files';
import { wordsOf as wordsOfGit, type Git } from '../ports/git';
import type { HeadText, HeadTexts } from './baselines';

/** Texts at HEAD, or in the index, of whatever repository holds a file. */
export function gitHeadTexts(git: Git, files: Files): HeadTexts {
  return {
    textAtHead: (path) => textAt('HEAD', path),
    textInIndex: (path) => textAt('index', path),
  };

  async function textAt(revision: 'HEAD' | 'index', path: string): Promise<HeadText> {
    // Git names its root without symbolic links.
    const real = await files.realPath(path);
    const repository = await git.open(dirname(real));
    if (!repository.ok) return none(wordsOfGit(repository.problem));
    const { root, head, readHead, readIndex } = repository.value;
    const read = revision === 'HEAD' ? readHead : readIndex;
    const bytes = await read(relative(root, real).split(sep).join('/'));
    if (!bytes.ok) return none(wordsOfGit(bytes.problem));
    if (bytes.value === null) return none(`git ${revision} has no such file`);
    const text = decodeText(bytes.value);
    if (!text.ok)
      return none(`the file at git ${revision} ${wordsOfFile({ kind: text.problem, detail: '' })}`);
    return { kind: 'text', text: text.value, revision: head };
  }
}

function none(reason: string): HeadText {
  return { kind: 'none', reason };
}
