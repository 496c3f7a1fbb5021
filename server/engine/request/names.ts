/** Code words of a request: what is in backticks, and words that are spelt as only code is. */
const NAMES =
  /`([^`\n]+)`|"([A-Za-z_$][\w$./-]*)"|'([A-Za-z_$][\w$./-]*)'|\b([A-Za-z_$][\w$]*\(\)|(?:[\w$-]+\/)*[\w$-]+\.(?:py|[cm]?[jt]sx?)\b|[A-Za-z$]\w*_\w+|_\w+|[a-z]+[A-Z]\w*)/g;

export function namesIn(clause: string): readonly string[] {
  const names = [...clause.matchAll(NAMES)].map(([, ...groups]) =>
    groups.find((group) => group !== undefined)!,
  );
  return [...new Set(names.map((name) => name.replace(/\(.*\)$/, '').trim()).filter((name) => name !== ''))];
}
