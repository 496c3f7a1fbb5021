export function parse(text) {
  const lines = text.split('\n');
  const result = [];
  for (const line of lines) {
    if (line === '') continue;
    result.push(line.split(','));
  }
  return result;
}
