import { pickRun } from '../statements';
import type { Random } from '../random';
import { enclosed } from './enclose';
import { isEnclosable } from './guard';
import type { Producer } from './producer';

/** Statements put into a `try` whose handler throws again, reports, or keeps silent. */
export const tryAround: Producer = (program, random) => {
  const run = pickRun(program, random, 4, (node) => isEnclosable(program, node));
  if (run === null) return null;
  const form = random.pick(['rethrow', 'report', 'swallow']);
  const lines = program.isPython ? pythonHandler(form, random) : javascriptHandler(form);
  const footer = lines.map((line) => `${run.indentation}${line.replace(/^\t/, program.step)}\n`).join('');
  const header = `${run.indentation}${program.isPython ? 'try:' : 'try {'}\n`;
  return enclosed(program, run, form, header, footer);
};

function pythonHandler(form: string, random: Random): string[] {
  const handlers: Record<string, string> = {
    rethrow: 'raise',
    report: 'print(f"Error: {error}")',
    swallow: 'pass',
  };
  return [`except ${random.pick(['Exception', 'ValueError'])} as error:`, `\t${handlers[form]}`];
}

function javascriptHandler(form: string): string[] {
  const handlers: Record<string, string[]> = {
    rethrow: ['\tthrow error;'],
    report: ['\tconsole.error(error);'],
    swallow: [],
  };
  return ['} catch (error) {', ...handlers[form]!, '}'];
}
