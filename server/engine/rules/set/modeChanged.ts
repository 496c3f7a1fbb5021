import type { SetFile, SetRule } from './setRule';
import { wholeFile } from './setRule';

const EXECUTABLE = '100755';

/** A file became a program, or is none any more. */
export const modeChanged: SetRule = {
  metadata: {
    id: 'mode-changed',
    summary: 'The executable bit of a file was set or removed.',
    defaultLevel: 'information',
    certainty: 'proved',
    supersedes: [],
  },
  find({ files }) {
    return files.flatMap((file) => {
      const { modes } = file;
      if (modes === null || modes.before === null || modes.after === null || isMeant(file)) return [];
      const isSet = modes.after === EXECUTABLE;
      return [
        {
          form: isSet ? 'set' : 'removed',
          places: [wholeFile(file)],
          message: isSet
            ? `The file is executable now: its mode was ${modes.before} and is ${modes.after}.`
            : `The file is no longer executable: its mode was ${modes.before} and is ${modes.after}.`,
        },
      ];
    });
  },
};

/** A first line that names an interpreter came or went with the bit. */
function isMeant({ before, after, modes }: SetFile): boolean {
  const [old, now] = [before.startsWith('#!'), after.startsWith('#!')];
  return modes!.after === EXECUTABLE ? now && !old : old && !now;
}
