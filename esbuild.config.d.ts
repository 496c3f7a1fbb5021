/**
 * @param names of the bundles to build; all if left out
 * @param directory for the output; `dist` if left out
 */
export function build(names?: readonly string[], directory?: string): Promise<void>;
