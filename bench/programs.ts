/** A program of about `lines` lines in which no two functions are the same. */
export function program(language: 'python' | 'typescript', lines: number): string {
  const parts: string[] = [];
  for (let index = 0; parts.length * 10 < lines; index += 1) {
    parts.push(language === 'python' ? pythonFunction(index) : typescriptFunction(index));
  }
  return parts.join('\n');
}

function pythonFunction(n: number): string {
  return `def handler_${n}(request, limit=${n % 97}):
    # keeps at most \`limit\` items of kind ${n}
    items = load(request.kind_${n % 13}, "source-${n}")
    total = 0
    for item in items[:limit]:
        if item.size > ${n} and item.name != 'skip':
            total += item.size * ${(n % 7) + 1}
            log("handled", item.name, total)
    return {"total": total, "kind": ${n}}
`;
}

function typescriptFunction(n: number): string {
  return `export function handler${n}(request: Request${n % 13}, limit = ${n % 97}): Summary {
  // keeps at most \`limit\` items of kind ${n}
  const items = load(request.kind${n % 13}, 'source-${n}');
  let total = 0;
  for (const item of items.slice(0, limit)) {
    if (item.size > ${n} && item.name !== 'skip') {
      total += item.size * ${(n % 7) + 1};
    }
  }
  return { total, kind: ${n} };
}
`;
}

/** The program with `hunks` edits spread evenly: a changed number, a lost comment, a guard, a changed layout in turn. */
export function edited(text: string, language: 'python' | 'typescript', hunks: number): string {
  const separator = language === 'python' ? '\ndef ' : '\nexport ';
  const functions = text.split(separator);
  const step = Math.max(1, Math.floor(functions.length / hunks));
  return functions
    .map((body, index) =>
      index % step === 0 && index / step < hunks ? edit(body, language, index / step) : body,
    )
    .join(separator);
}

function edit(body: string, language: 'python' | 'typescript', turn: number): string {
  switch (turn % 4) {
    case 0:
      return body.replace('total = 0', 'total = 1');
    case 1:
      return body.replace(/\n *(#|\/\/) keeps.*/, '');
    case 2:
      return language === 'python'
        ? body.replace('    total = 0', '    if items is None:\n        return None\n    total = 0')
        : body.replace('  let total', '  if (items == null) {\n    return null;\n  }\n  let total');
    default:
      return body.replace('item.size *', 'item.size*');
  }
}
