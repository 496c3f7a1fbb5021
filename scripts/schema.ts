import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { RULES } from '../server/engine/rules';
import { withRules, type ConfigurationSchema } from '../server/ports/config/schemaRules';

/** Writes the rules there are into the schema of `pare.json`. */
const path = join('server', 'ports', 'config', 'pare-config.schema.json');
const schema = JSON.parse(await readFile(path, 'utf8')) as ConfigurationSchema;
const written = withRules(
  schema,
  RULES.map(({ metadata }) => metadata),
);
await writeFile(path, await format(JSON.stringify(written), { parser: 'json', printWidth: 110 }));
