import type { RuleMetadata } from '../../engine/rules/rule';

/** The schema of `pare.json`, as far as it depends on the rules. */
export interface ConfigurationSchema {
  readonly definitions: Readonly<Record<string, object>>;
}

/** The schema with every rule by name, so that an editor completes and explains them. */
export function withRules<Schema extends ConfigurationSchema>(
  schema: Schema,
  rules: readonly RuleMetadata[],
): Schema {
  const named = (definition: string): object => ({
    type: 'object',
    properties: Object.fromEntries(
      rules.map(({ id, summary }) => [id, { description: summary, $ref: `#/definitions/${definition}` }]),
    ),
    additionalProperties: false,
  });
  return {
    ...schema,
    definitions: { ...schema.definitions, levels: named('level'), reasons: named('reason') },
  };
}
