export { decodeText } from './decode';
export { diskFiles } from './diskFiles';
export {
  MAXIMUM_BYTES,
  wordsOf,
  type FileKind,
  type FileProblem,
  type Files,
  type TextProblem,
} from './files';
export { memoryFiles, type MemoryFiles } from './memoryFiles';
export { readLimited } from './readLimited';
