import { runCommand } from './quickInput';
import { until } from './until';
import type { Workbench } from './workbench';

export interface Problem {
  readonly severity: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const PANEL = '.markers-panel';

/** Opens the Problems view and gives its entries; it stays open for a screenshot until `closePanel`. */
export async function readProblems(workbench: Workbench): Promise<Problem[]> {
  const panel = workbench.page.locator(PANEL);
  if (!(await panel.isVisible())) {
    await runCommand(workbench, 'Problems: Focus on Problems View');
    await panel.waitFor();
  }
  const rows = await panel.locator('.monaco-list-row').all();
  const labels = await Promise.all(rows.map((row) => row.getAttribute('aria-label')));
  return labels.flatMap((label) => parse(label ?? '') ?? []);
}

/** Waits until the Problems view satisfies `predicate`. */
export async function waitForProblems(
  workbench: Workbench,
  predicate: (problems: readonly Problem[]) => boolean,
): Promise<Problem[]> {
  return until('the expected problems', async () => {
    const problems = await readProblems(workbench);
    return predicate(problems) ? problems : undefined;
  });
}

export async function closePanel(workbench: Workbench): Promise<void> {
  await runCommand(workbench, 'View: Hide Panel');
  await workbench.page.locator(PANEL).waitFor({ state: 'hidden' });
}

function parse(label: string): Problem | undefined {
  const found = /^(\w+): ([^]*) (?:at line|on line) (\d+) and character (\d+)/.exec(label);
  if (found === null) {
    return undefined;
  }
  const [, severity = '', message = '', line, column] = found;
  return { severity, message, line: Number(line), column: Number(column) };
}
