import type { SetDraft, SetFile, SetRule } from './setRule';
import { wholeFile } from './setRule';

/** A new file that looks like left over from the work, and that no other file of the set names. */
export const scratchFile: SetRule = {
  metadata: {
    id: 'scratch-file',
    summary: 'A new file looks left over from the work: a reproduction, notes, output, a backup.',
    defaultLevel: 'warning',
    certainty: 'question',
    supersedes: [],
  },
  find({ files }) {
    return files.flatMap((file) => {
      const kind = file.status === 'added' ? kindOf(file.path) : null;
      return kind === null || isNamed(file, files, kind.form) ? [] : [draft(file, kind)];
    });
  },
};

interface Kind {
  readonly form: 'reproduction' | 'notes' | 'backup' | 'reject' | 'output';
  readonly words: string;
}

/** Folders in which a script, a demonstration or a document may well be meant to stay. */
const HOME =
  /(^|\/)(tests?|__tests__|testing|specs?|scripts?|tools?|examples?|demos?|samples?|docs?|documentation|fixtures?|benchmarks?|bin|\.github|\.changeset)\//i;

const REPRODUCTION =
  /(^|\/)((repro|reproduce|reproduction)([_-][\w-]+)?|(debug|tmp|temp|scratch|quick)[_-][\w-]+|(verify|check|validate)[_-](fix|bug|issue|change|changes|solution|implementation)[\w-]*|test_(fix|bug|issue|repro|reproduce|reproduction|script|manual|simple|edge_cases?|comprehensive|final|verify)([_-]?\w*)?|final_(test|verification|check)\w*|simple_test\w*|edge_case\w*test\w*)\.(py|js|cjs|mjs|ts|sh|txt)$/i;
const NOTES =
  /^([A-Z\d]+[_-])*(SUMMARY|NOTES|IMPLEMENTATION|SOLUTION|ANALYSIS|FIX|FIXES|BUGFIX|EXPLANATION|VERIFICATION|FINDINGS|PROGRESS|COMPLETED?)([_-][A-Z\d]+)*\.(md|txt|rst)$/;
const BACKUP = /(~|\.(bak|backup|orig|old|swp|swo|tmp)|[ _-]copy( \d+)?\.\w+|\.(bak|backup|orig|old)\.\w+)$/i;
const OUTPUT =
  /(^|\/)(__pycache__|\.pytest_cache|\.mypy_cache|\.ruff_cache|node_modules|\.nyc_output|htmlcov|[\w.-]+\.egg-info|\.ipynb_checkpoints)\/|\.(pyc|pyo|log)$|(^|\/)(\.DS_Store|Thumbs\.db|nohup\.out|\.coverage|core\.\d+)$/;

function kindOf(path: string): Kind | null {
  if (/\.rej$/.test(path)) return { form: 'reject', words: 'a part of a patch that did not apply' };
  if (OUTPUT.test(path)) return { form: 'output', words: 'what a program wrote' };
  if (HOME.test(path)) return null;
  if (BACKUP.test(path)) return { form: 'backup', words: 'a copy of an earlier text' };
  if (REPRODUCTION.test(path)) return { form: 'reproduction', words: 'a script to try something out' };
  return NOTES.test(path) ? { form: 'notes', words: 'notes about the work' } : null;
}

/** Whether another file of the set names it: then it belongs to what was done. Output is named by what ignores it. */
function isNamed({ path }: SetFile, files: readonly SetFile[], form: Kind['form']): boolean {
  if (form === 'output' || form === 'reject') return false;
  const name = path.replace(/^.*\//, '');
  const stem = name.replace(/\.\w+$/, '');
  return files.some(
    (other) => other.path !== path && (other.after.includes(name) || importsIt(other.after, stem)),
  );
}

function importsIt(text: string, stem: string): boolean {
  return /^\w+$/.test(stem) && new RegExp(`\\b(import|from|require)\\b[^\\n]*\\b${stem}\\b`).test(text);
}

function draft(file: SetFile, { form, words }: Kind): SetDraft {
  return {
    form,
    places: [wholeFile(file)],
    message: `Is this file meant to stay? By its name it is ${words}, and no other file of the edit names it.`,
    ...(file.isTracked ? {} : { atMost: 'information' as const }),
  };
}
