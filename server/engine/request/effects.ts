import type { AcceptedPlace, Acceptor } from '../acceptance';
import { LEVELS, type Finding, type Level, type RequestedAction, type RequestReading } from '../report';

/** Accepts what a request asks for; where it gives names, only findings about them. */
export function requestAcceptor({ actions }: RequestReading): Acceptor {
  const asked = actions.filter((action) => action.asked);
  return (finding, file) => {
    const action = asked.find(
      ({ rules, names }) =>
        rules.includes(finding.rule) &&
        (names.length === 0 || names.some((name) => isAbout(name, finding, file))),
    );
    return action === undefined ? null : `the request asks for it: ${inWords(action)}`;
  };
}

/** Levels with which what a request rules out is at least a warning. */
export function ruledOutLevels(
  { actions }: RequestReading,
  levelOf: (rule: string) => Level,
): Readonly<Record<string, Level>> {
  const rules = actions.filter(({ asked }) => !asked).flatMap((action) => action.rules);
  const least = LEVELS.indexOf('warning');
  return Object.fromEntries(
    rules.map((rule) => [rule, LEVELS[Math.max(least, LEVELS.indexOf(levelOf(rule)))]!]),
  );
}

/** `rename total, sum`. */
export function inWords({ action, names }: RequestedAction): string {
  return names.length === 0 ? action : `${action} ${names.join(', ')}`;
}

function isAbout(name: string, { message, scope }: Finding, { path, previousPath }: AcceptedPlace): boolean {
  const isPath = [path, previousPath].some((each) => each === name || each?.endsWith(`/${name}`) === true);
  const parts = scope.split('.');
  const isScope = scope === name || name.split('.').every((part) => parts.includes(part));
  return isPath || isScope || hasWord(message, name);
}

function hasWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  if (at === -1) return false;
  const isWordCharacter = (character: string | undefined): boolean =>
    character !== undefined && /[\w$]/.test(character);
  return (
    (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + word.length])) ||
    hasWord(text.slice(at + word.length), word)
  );
}
