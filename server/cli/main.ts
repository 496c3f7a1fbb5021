import { version } from '../../package.json';
import { createEditDivider } from '../engine/divide/divideEdit';
import { createEngine } from '../engine/engine';
import { RULES } from '../engine/rules';
import { SET_RULES } from '../engine/rules/set';
import { diskFiles } from '../ports/files';
import { systemGit } from '../ports/git';
import { installedGrammars } from '../ports/grammars';
import { installedPages } from '../ports/pages';
import { systemTestRuns } from '../ports/testRuns';
import { oneLine } from './oneLine';
import { EXIT } from './outcome';
import { createConsole, interruptionOf } from './processConsole';
import { run } from './run';

void start().then((code) => {
  // Not exit(): what was printed may still be on its way through a pipe.
  process.exitCode = code;
});

async function start(): Promise<number> {
  try {
    return await run(process.argv.slice(2), {
      console: createConsole(process),
      files: diskFiles,
      git: systemGit,
      engine: () => createEngine(installedGrammars),
      divider: () => createEditDivider(installedGrammars),
      testRuns: systemTestRuns,
      interruption: () => interruptionOf(process),
      clock: () => performance.now(),
      rules: [...RULES, ...SET_RULES].map(({ metadata }) => metadata),
      pages: installedPages,
      version,
    });
  } catch (error) {
    process.stderr.write(internalLine(error));
    return EXIT.internal;
  }
}

/** With PARE_DEBUG the stack follows, which is what a report of the defect should hold. */
function internalLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (process.env['PARE_DEBUG']) return `${error instanceof Error ? (error.stack ?? message) : message}\n`;
  return oneLine(
    `internal error: ${message}; please report it with what the same command prints under PARE_DEBUG=1`,
  );
}
