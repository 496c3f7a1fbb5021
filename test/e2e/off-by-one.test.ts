import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileReport, Finding, Report } from '../../server/protocol';
import * as code from './harness';

/**
 * A fix that needs one token (`<` becomes `<=`), delivered as a rewritten function. What Pare must say of it is
 * written down here, not read off its output: the check and the conversion are no layout, the fix is no question,
 * and nothing is called needed.
 */
const before = readFileSync('examples/off-by-one/before.py', 'utf8');
const after = readFileSync('examples/off-by-one/after.py', 'utf8');

const LOST_COMMENT = '# Integers of Python do not overflow, so this midpoint is right for any length.';
const withComment = after.replace(
  '        middle = (low + high) // 2\n',
  `        ${LOST_COMMENT}\n        middle = (low + high) // 2\n`,
);
const withCommentAndLayout = withComment.replace('middle+1', 'middle + 1').replace('middle-1', 'middle - 1');

let workspace: code.TestWorkspace;
let server: code.VsCodeServer;
let workbench: code.Workbench;
let path: string;

beforeAll(async () => {
  workspace = await code.createWorkspace(
    { 'releases.py': before, 'notes.txt': 'nothing\n' },
    { commit: true },
  );
  path = workspace.path('releases.py');
  server = await code.startVsCode({ version: '1.139', vsix: [resolve('pare.vsix')] });
  workbench = await code.openWorkbench(server, { folder: workspace.folder, file: path });
});

afterAll(async () => {
  if (workbench !== undefined) await code.screenshot(workbench, 'off-by-one-end');
  await workbench?.close();
  await server?.stop();
  await workspace?.dispose();
});

describe('an agent rewrites a file on disk', () => {
  let report: FileReport;

  it('has nothing to say before the edit', async () => {
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    expect(await code.waitForNotification(workbench, 'Nothing differs')).toContain('git HEAD');
  });

  it('reports in the command line what the edit consists of', () => {
    report = compareExample();
    expect(report.findings.map(({ rule, scope }) => `${rule} ${scope}`).sort()).toEqual([
      'added-validation find_release',
      'comment-lost find_release',
      'formatting find_release',
      'formatting format_release',
    ]);
    // The check, the conversion and the fix itself.
    const remainder = report.changes.filter(({ part }) => /^(insertion|deletion|replacement)$/.test(part));
    expect(remainder.map(({ after: [range] }) => range!.start.line + 1).sort()).toEqual([14, 16, 18]);
    expect(JSON.stringify(report)).not.toMatch(/\bneeded\b|\bexcess/i);
  });

  it('shows squiggles where the report has its findings', async () => {
    await code.rewriteFile(path, after);
    // The editor draws hints and does not list them.
    const listed = report.findings.filter(({ level }) => level !== 'hint');
    const problems = await code.waitForProblems(workbench, (found) => found.length >= listed.length);
    const expected = listed.map(({ level, message, ranges: [range] }) => ({
      severity: level === 'warning' ? 'Warning' : 'Info',
      message,
      line: range!.start.line + 1,
      column: range!.start.character + 1,
    }));
    const found = problems.map(({ severity, message, line, column }) => ({
      severity,
      message,
      line,
      column,
    }));
    expect(sorted(found)).toEqual(sorted(expected));
    await code.screenshot(workbench, 'off-by-one-problems');
    await code.closePanel(workbench);
    await code.goTo(workbench, 20);
    // A squiggle is drawn line by line.
    const lines = (level: string): number =>
      report.findings
        .filter((finding) => finding.level === level)
        .reduce((sum, { ranges: [range] }) => sum + range!.end.line - range!.start.line + 1, 0);
    await code.waitForSquiggles(workbench, { kind: 'warning', count: lines('warning') });
    await code.waitForSquiggles(workbench, { kind: 'info', count: lines('information') });
  });

  it('shows a lens above each changed function, without a verdict', async () => {
    const [release, format] = ['find_release', 'format_release'].map((name) =>
      report.functions.find((entry) => entry.name === name)!,
    );
    const { distance, after: tokens } = release!.measures.tokenDistance;
    await code.waitForCodeLens(workbench, `${distance} of`);
    const lenses = (await code.readCodeLenses(workbench)).join('\n');
    expect(lenses).toContain('complexity +1');
    expect(lenses).toContain('layout');
    expect(lenses).toContain('1 comment');
    expect(lenses).not.toMatch(/needed|excess/i);
    expect(tokens).toBeGreaterThan(distance);
    expect(format!.measures.cognitiveComplexity.added).toBe(0);
    await code.screenshot(workbench, 'off-by-one-lens');
  });

  it('shows the lost comment in the hover of its statement', async () => {
    const { line, character } = findingOf(report, 'comment-lost').ranges[0]!.start;
    const text = await code.hover(workbench, line + 1, character + 2, 'Integers of Python');
    expect(text).toContain('comment-lost');
    await code.screenshot(workbench, 'off-by-one-hover');
  });

  it('asks about the check on its own, with its own action', async () => {
    const { line, character } = findingOf(report, 'added-validation').ranges[0]!.start;
    const entries = await code.openQuickFixes(workbench, { line: line + 1, column: character + 1 });
    expect(entries).toContain('Take the added check back');
    expect(entries.join('\n')).not.toContain('lost comment');
    await code.screenshot(workbench, 'off-by-one-light-bulb');
    await code.closeQuickFixes(workbench);
  });

  it('restores the comment and then the layout, byte for byte', async () => {
    const comment = findingOf(report, 'comment-lost').ranges[0]!.start;
    await code.applyQuickFix(workbench, at(comment), 'Restore the lost comment');
    await code.waitForText(workbench, (text) => text.includes(LOST_COMMENT));
    expect((await code.saveAndRead(workbench, path)).toString()).toBe(withComment);

    const layout = report.findings.find(
      ({ rule, scope }) => rule === 'formatting' && scope === 'find_release',
    )!;
    const { line, character } = layout.ranges[0]!.start;
    await code.applyQuickFix(workbench, at({ line: line + 1, character }), 'Restore the original layout');
    await code.waitForText(workbench, (text) => text.includes('middle - 1'));
    expect((await code.saveAndRead(workbench, path)).toString()).toBe(withCommentAndLayout);
    await code.screenshot(workbench, 'off-by-one-restored');
  });

  it('undoes each action in one step', async () => {
    await code.undo(workbench);
    await code.waitForText(workbench, (text) => text.includes('middle-1'));
    expect((await code.saveAndRead(workbench, path)).toString()).toBe(withComment);
    await code.undo(workbench);
    await code.waitForText(workbench, (text) => !text.includes(LOST_COMMENT));
    expect((await code.saveAndRead(workbench, path)).toString()).toBe(after);
  });

  it('says what it found when asked', async () => {
    await code.runCommand(workbench, 'Pare: Check edit minimality');
    expect(await code.waitForNotification(workbench, 'findings')).toContain('4 findings');
    await code.screenshot(workbench, 'off-by-one-command');
  });
});

/** The report of the bundled command line. */
function compareExample(): FileReport {
  const output = execFileSync(
    process.execPath,
    [
      'dist/pare.cjs',
      'compare',
      'examples/off-by-one/before.py',
      'examples/off-by-one/after.py',
      '--format',
      'json',
      '--fail-on',
      'never',
    ],
    { encoding: 'utf8' },
  );
  return (JSON.parse(output) as Report).files[0]!;
}

function findingOf(report: FileReport, rule: string): Finding {
  return report.findings.find((finding) => finding.rule === rule)!;
}

function at({ line, character }: { readonly line: number; readonly character: number }) {
  return { line: line + 1, column: character + 1 };
}

function sorted<T extends { readonly line: number; readonly message: string }>(items: readonly T[]): T[] {
  return [...items].sort((one, other) => one.line - other.line || one.message.localeCompare(other.message));
}
