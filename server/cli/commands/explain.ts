import type { Command } from 'commander';
import { success } from '../../ports/result';
import { findRule, type CommonOptions } from '../options';
import { EXIT, type Outcome } from '../outcome';
import type { Services } from '../services';

export function addExplain(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('explain')
    .summary('print the page about a rule')
    .description('Prints what a rule asks, when it answers, and when it does not.')
    .argument('<rule>', 'id of the rule')
    .action(async (rule: string) => {
      done(await explain(rule, command.optsWithGlobals<CommonOptions>(), services));
    });
}

async function explain(
  id: string,
  { format }: CommonOptions,
  { rules, pages, console }: Services,
): Promise<Outcome> {
  const rule = findRule(id, rules);
  if (!rule.ok) return rule;
  const page = (await pages.read(id)) ?? `# ${id}\n\n${rule.value.summary}\n`;
  console.out(format === 'json' ? `${JSON.stringify({ ...rule.value, page }, null, 2)}\n` : page);
  return success(EXIT.clean);
}
