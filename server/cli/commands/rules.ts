import type { Command } from 'commander';
import type { RuleMetadata } from '../../engine/rules/rule';
import { success } from '../../ports/result';
import type { CommonOptions } from '../options';
import { EXIT, type Outcome } from '../outcome';
import type { Services } from '../services';

export function addRules(program: Command, services: Services, done: (outcome: Outcome) => void): void {
  const command = program
    .command('rules')
    .summary('list the rules')
    .description('Lists each rule with its default level, what its findings rest on, and a summary.')
    .action(() => {
      const { format } = command.optsWithGlobals<CommonOptions>();
      const { rules, console } = services;
      console.out(format === 'json' ? `${JSON.stringify(rules, null, 2)}\n` : table(rules));
      done(success(EXIT.clean));
    });
}

function table(rules: readonly RuleMetadata[]): string {
  const rows = [
    ['RULE', 'LEVEL', 'CERTAINTY', 'SUMMARY'],
    ...rules.map(({ id, defaultLevel, certainty, summary }) => [id, defaultLevel, certainty, summary]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}\n`)
    .join('');
}
