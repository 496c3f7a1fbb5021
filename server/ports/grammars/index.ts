export { installedGrammars } from './installedGrammars';
export { memoryGrammars } from './memoryGrammars';
