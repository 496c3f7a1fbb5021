import { Command, CommanderError } from 'commander';
import { failure, success } from '../ports/result';
import { addCheck } from './commands/check';
import { addCompare } from './commands/compare';
import { addExplain } from './commands/explain';
import { addInit } from './commands/init';
import { addMinimize } from './commands/minimize';
import { addRevert } from './commands/revert';
import { addRules } from './commands/rules';
import { addCommonOptions, type CommonOptions } from './options';
import { oneLine } from './oneLine';
import { EXIT, type Outcome } from './outcome';
import type { Services } from './services';

const COMMANDS = [addCompare, addCheck, addRevert, addMinimize, addExplain, addRules, addInit];

/** Commands that print a report, in any format. */
const REPORTING = new Set(['check', 'compare']);

/** Runs one command line and tells the exit code. What goes wrong within the tool itself is thrown. */
export async function run(words: readonly string[], services: Services): Promise<number> {
  const outcome = await outcomeOf(words, services);
  if (outcome.ok) return outcome.value;
  services.console.error(oneLine(outcome.problem));
  return EXIT.usage;
}

async function outcomeOf(words: readonly string[], services: Services): Promise<Outcome> {
  let outcome: Outcome = success(EXIT.clean);
  const program = createProgram(services, (result) => {
    outcome = result;
  });
  if (words.length === 0)
    return failure(`name a command: ${commandNames(program).join(', ')}; 'pare --help' tells more`);
  try {
    await program.parseAsync(words, { from: 'user' });
    return outcome;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? success(EXIT.clean) : failure(usageLine(error));
  }
}

function createProgram(services: Services, done: (outcome: Outcome) => void): Command {
  const program = new Command('pare')
    .description('Shows what an edit consists of, and takes any part of it back.')
    .version(services.version, '-V, --version', 'print the version')
    .exitOverride()
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => services.console.out(text),
      // Errors are reported once, as one line, by whoever started the run.
      writeErr: () => undefined,
      outputError: () => undefined,
    });
  addCommonOptions(program);
  program.hook('preAction', (_, command) => {
    const { format } = command.optsWithGlobals<CommonOptions>();
    const isPlain = format === 'text' || format === 'json';
    if (isPlain || REPORTING.has(command.name())) return;
    throw new CommanderError(2, 'pare.format', `'pare ${command.name()}' prints text or json, not ${format}`);
  });
  for (const add of COMMANDS) add(program, services, done);
  return program;
}

function commandNames(program: Command): readonly string[] {
  return program.commands.map((command) => command.name());
}

function usageLine({ message, code }: CommanderError): string {
  const what = message.replace(/^error: /, '').replace(/\n\(Did you mean (.*)\?\)$/, ' (did you mean $1?)');
  const isExplained = code === 'commander.invalidArgument' || what.endsWith('?)');
  return isExplained ? what : `${what}; 'pare --help' tells more`;
}
