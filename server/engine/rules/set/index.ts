import { modeChanged } from './modeChanged';
import { movedToFile } from './movedToFile';
import { scratchFile } from './scratchFile';
import type { SetRule } from './setRule';

/** Every rule about a set of files, gravest first. Ids are shared with the rules about one file. */
export const SET_RULES: readonly SetRule[] = [scratchFile, modeChanged, movedToFile];
