import type { Finding, Level, ReportParams } from '../../server/protocol';

export interface TreeOptions {
  readonly groupBy: 'file' | 'rule';
  /** Levels that are shown; all if empty. */
  readonly levels: readonly Level[];
  /** Only this document, if given. */
  readonly only?: string;
}

export interface GroupNode {
  readonly kind: 'file' | 'function' | 'rule';
  /** Unique in the tree, the same while the group exists. */
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly uri: string | null;
  readonly children: readonly TreeNode[];
}

export interface FindingNode {
  readonly kind: 'finding';
  readonly id: string;
  readonly uri: string;
  readonly finding: Finding;
}

export type TreeNode = GroupNode | FindingNode;

/** The findings of all documents: by file and function, or by rule and file. Groups without any are left out. */
export function findingTree(reports: readonly ReportParams[], options: TreeOptions): readonly GroupNode[] {
  const found = reports
    .filter(({ uri }) => options.only === undefined || uri === options.only)
    .flatMap((report) => findingsOf(report, options))
    .sort(
      (a, b) =>
        a.path.localeCompare(b.path) || a.uri.localeCompare(b.uri) || lineOf(a.finding) - lineOf(b.finding),
    );
  return options.groupBy === 'file'
    ? group('file', found, fileKey, (inFile, id) =>
        group(
          'function',
          inFile,
          ({ finding: { scope } }) => [scope, scope === '' ? 'module' : scope],
          leaves,
          id,
        ),
      )
    : group(
        'rule',
        found,
        ({ finding: { rule } }) => [rule, rule],
        (ofRule, id) => group('file', ofRule, fileKey, leaves, id),
      );
}

/** How many findings a node holds. */
export function countOf(node: TreeNode): number {
  return node.kind === 'finding' ? 1 : node.children.reduce((sum, child) => sum + countOf(child), 0);
}

interface Found {
  readonly uri: string;
  readonly path: string;
  readonly baseline: string;
  readonly finding: Finding;
}

function findingsOf({ uri, report, baseline }: ReportParams, { levels }: TreeOptions): readonly Found[] {
  const file = report?.files[0];
  return (file?.findings ?? [])
    .filter(({ suppressed, level }) => suppressed === null && (levels.length === 0 || levels.includes(level)))
    .map((finding) => ({ uri, path: file!.path, baseline: baseline?.label ?? '', finding }));
}

function fileKey({ uri, path }: Found): readonly [key: string, label: string] {
  return [uri, path];
}

function leaves(found: readonly Found[], parent: string): readonly TreeNode[] {
  return found.map(({ uri, finding }) => ({
    kind: 'finding',
    id: `${parent}/${finding.id}#${finding.occurrence}`,
    uri,
    finding,
  }));
}

function group(
  kind: GroupNode['kind'],
  found: readonly Found[],
  keyOf: (found: Found) => readonly [key: string, label: string],
  children: (found: readonly Found[], parent: string) => readonly TreeNode[],
  parent = '',
): readonly GroupNode[] {
  const groups = new Map<string, Found[]>();
  for (const each of found) {
    const [key] = keyOf(each);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups].map(([key, members]) => {
    const [first] = members;
    const id = `${parent}/${kind}:${key}`;
    return {
      kind,
      id,
      label: keyOf(first!)[1],
      description: kind === 'file' ? `${members.length} · ${first!.baseline}` : String(members.length),
      uri: kind === 'rule' ? null : first!.uri,
      children: children(members, id),
    };
  });
}

function lineOf({ ranges }: Finding): number {
  return ranges[0]!.start.line;
}
