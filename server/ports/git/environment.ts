/** Variables that make git run another program or answer about another repository. */
const LEFT_OUT = new Set(['EDITOR', 'VISUAL', 'PAGER', 'PREFIX', 'SSH_ASKPASS']);

/**
 * The environment in which git only reads and never asks. Inside a hook git sets variables of its own
 * (`GIT_DIR`, `GIT_INDEX_FILE`), which would answer for the wrong directory: none is passed on.
 */
export function gitEnvironment(environment: Readonly<NodeJS.ProcessEnv>): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => {
    const upper = name.toUpperCase();
    return !upper.startsWith('GIT_') && !LEFT_OUT.has(upper);
  });
  return { ...Object.fromEntries(kept), ...FIXED };
}

const FIXED = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' } as const;

export const PASSED_ON: readonly string[] = ['GIT_TERMINAL_PROMPT', 'GIT_OPTIONAL_LOCKS'];

/** Programs that a repository's configuration names and that git would run while it only looks. */
export const WITHOUT_PROGRAMS: readonly string[] = ['core.fsmonitor=false', 'core.hooksPath=/dev/null'];
