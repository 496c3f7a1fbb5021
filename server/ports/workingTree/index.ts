export { readWorkingTree, type SkippedPath, type WorkingTreeEdits } from './workingTree';
