/** The page about each rule, in Markdown. */
export interface RulePages {
  /** Null if the rule has no page. */
  read(rule: string): Promise<string | null>;
}
