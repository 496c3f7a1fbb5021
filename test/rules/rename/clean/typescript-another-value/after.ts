function f(items: string[]) {
  const first = items[0];
  const last = items[items.length - 1];
  return last;
}
