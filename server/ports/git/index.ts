export {
  wordsOf,
  type ChangedPath,
  type Comparison,
  type Git,
  type GitProblem,
  type Repository,
} from './git';
export { memoryGit, type MemoryCommit } from './memoryGit';
export { systemGit } from './systemGit';
