/** Small programs that give every kind of over-edit a place. */
export const PYTHON = `import json
import os


def load(path, limit=10):
    """Reads a list."""
    # Keep the order of the file, callers rely on it.
    items = []
    total = 0
    with open(path, 'r') as handle:
        data = json.load(handle)
    for item in data:
        if item['size'] > limit and item['name']:  # skip the large ones
            items.append(item)
            total = total + item['size']
    average = total / len(items)
    print("average", average)
    return items[0], average


def short(value):
    return value + 2


def report(rows, width=80, strict=False):
    # One line a row.
    lines = []
    widest = max(len(row) for row in rows)
    for index, row in enumerate(rows):
        if not strict:
            lines.append(str(index).rjust(4, ' '))
        lines.append(row[:width])

    header = '=' * widest
    footer = os.linesep
    text = header + '\\n'.join(lines) + footer
    return text
`;

export const TYPESCRIPT = `import { readFileSync } from 'node:fs';

interface Row {
  name: string;
  size: number;
}

export function load(path: string, limit = 10): Row[] {
  // Keep the order of the file, callers rely on it.
  const rows: Row[] = [];
  let total = 0;
  const data = JSON.parse(readFileSync(path, 'utf8'));
  for (const row of data) {
    if (row.size > limit && row.name) {
      rows.push(row); // skip the large ones
      total = total + row.size;
    }
  }
  const average = total / rows.length;
  console.log('average', average);
  return rows.slice(0, limit);
}

function short(value: number) {
  return value + 2;
}

function report(rows, width = 80, strict = false) {
  const lines = [];
  const widest = Math.max(width, rows.length);
  rows.forEach((row, index) => {
    if (!strict) {
      lines.push(String(index).padStart(4, ' '));
    }
    lines.push(row.name.trim());
  });

  const header = '='.repeat(widest);
  const footer = '';
  return header + lines.join('\\n') + footer;
}

export class Table {
  first(rows: Row[]): Row {
    return rows[0];
  }

  all(rows: Row[], limit: number): Row[] {
    // Copies the list first.
    const copy = rows.slice();
    copy.sort((one, other) => one.size - other.size);
    const found = copy.filter((row) => row.size === limit);
    return found;
  }
}
`;
