/** Address of the page of a rule, or undefined where there is none on the web. */
export type RulePage = (rule: string) => string | undefined;

/** Pages lie in the repository that a manifest names, as of the version that it names. */
export function rulePageOf(manifest: object): RulePage {
  const { version, repository } = manifest as { version?: string; repository?: string | { url?: string } };
  const named = typeof repository === 'string' ? repository : repository?.url;
  const web = /^(?:git\+)?(https:\/\/.+?)(?:\.git)?$/.exec(named ?? '')?.[1];
  return (rule) => (web === undefined ? undefined : `${web}/blob/v${version}/docs/rules/${rule}.md`);
}
