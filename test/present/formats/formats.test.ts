import { describe, expect, it } from 'vitest';
import {
  presentAgent,
  presentGithub,
  presentMarkdown,
  presentSarif,
  type ReportView,
} from '../../../server/present';
import { finding } from '../reports';
import { nothing } from '../samples';
import { sample } from './sample';

it.each([
  ['agent.txt', presentAgent],
  ['github.txt', presentGithub],
  ['markdown.md', presentMarkdown],
])('the format in %s reads well', async (name, present) => {
  await expect(present(sample)).toMatchFileSnapshot(`expected/${name}`);
});

/** The sample with one finding that has other words. */
function saying(message: string): ReportView {
  const [file] = sample.report.files;
  return {
    ...sample,
    report: { ...sample.report, files: [{ ...file!, findings: [finding('1', { message })] }] },
  };
}

it('a message cannot become a command, a heading or a second line', () => {
  const hostile = saying('a\n::error::b\r# c <b> [d](e) 100%');
  const commands = presentGithub(hostile)
    .split('\n')
    .filter((line) => line.startsWith('::'));
  expect(commands[0]).toContain('a%0A::error::b%0D# c <b> [d](e) 100%25');
  expect(presentMarkdown(hostile)).toContain('\\<b\\> \\[d\\](e) 100%');
  expect(presentMarkdown(hostile)).not.toMatch(/^# c/m);
  expect(presentAgent(hostile)).not.toMatch(/^::error/m);
});

it('without a difference every format says so', () => {
  expect(presentAgent(nothing)).toBe('Nothing to take back.\n');
  expect(presentGithub(nothing)).toBe('Nothing that can be compared differs from HEAD (abc1234).\n');
  expect(presentMarkdown(nothing)).toBe(
    '## Pare: nothing to take back\n\nNothing that can be compared differs from HEAD (abc1234).\n',
  );
});

describe('SARIF', () => {
  const rules = [
    { id: 'formatting', summary: 'Layout.', defaultLevel: 'warning', certainty: 'proved', supersedes: [] },
    { id: 'moved', summary: 'Moved.', defaultLevel: 'off', certainty: 'proved', supersedes: [] },
  ] as const;
  const log = JSON.parse(presentSarif(sample, rules)) as Record<string, unknown>;
  const [run] = log['runs'] as [Record<string, never>];
  const results = run['results'] as Record<string, unknown>[];

  it('has the shape that version 2.1.0 requires', () => {
    expect(log).toMatchObject({
      version: '2.1.0',
      $schema: expect.stringContaining('sarif-2.1.0') as string,
    });
    expect(run).toMatchObject({
      tool: { driver: { name: 'pare', version: '1.2.3' } },
      columnKind: 'utf16CodeUnits',
      invocations: [{ executionSuccessful: true }],
    });
    for (const result of results) {
      expect(Object.keys(result)).toEqual(
        expect.arrayContaining(['ruleId', 'level', 'message', 'locations']),
      );
      expect(['error', 'warning', 'note', 'none']).toContain(result['level']);
    }
  });

  it('places what is found, with a fingerprint that stays', () => {
    expect(results[3]).toMatchObject({
      ruleId: 'formatting',
      ruleIndex: 0,
      level: 'warning',
      message: { text: 'Layout differs.' },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'pay.py', uriBaseId: '%SRCROOT%' },
            region: { startLine: 6, startColumn: 1, endLine: 7, endColumn: 1 },
          },
          logicalLocations: [{ fullyQualifiedName: 'pay' }],
        },
      ],
      partialFingerprints: { 'pareFinding/v1': 'f4' },
    });
  });

  it('holds the fixes that are offered, and no other', () => {
    expect(results[3]!['fixes']).toEqual([
      {
        description: { text: 'Restore the layout' },
        artifactChanges: [
          {
            artifactLocation: { uri: 'pay.py', uriBaseId: '%SRCROOT%' },
            replacements: [
              {
                deletedRegion: { startLine: 6, startColumn: 18, endLine: 6, endColumn: 19 },
                insertedContent: { text: '' },
              },
              {
                deletedRegion: { startLine: 6, startColumn: 25, endLine: 6, endColumn: 36 },
                insertedContent: { text: ' 2)' },
              },
            ],
          },
        ],
      },
    ]);
    expect(results[0]!['fixes']).toEqual([]);
  });

  it('keeps what is accepted as suppressed', () => {
    expect(results[4]!['suppressions']).toEqual([
      { kind: 'external', justification: 'Pare-Accept in 1234567: asked for' },
    ]);
    expect(results[3]!['suppressions']).toEqual([]);
  });

  it('tells rules by default level, and what was not compared', () => {
    expect(run).toMatchObject({
      tool: {
        driver: {
          rules: [
            { id: 'formatting', defaultConfiguration: { enabled: true, level: 'warning' } },
            { id: 'moved', defaultConfiguration: { enabled: false } },
          ],
        },
      },
      invocations: [
        { toolExecutionNotifications: [{ message: { text: 'Not compared: it is a lock file.' } }] },
      ],
    });
  });
});
