export { wordsOf, type ChangedPath, type Git, type GitProblem, type Repository } from './git';
export { memoryGit, type MemoryCommit } from './memoryGit';
export { systemGit } from './systemGit';
