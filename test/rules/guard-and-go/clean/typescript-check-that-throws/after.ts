function first(list: string[]): string {
  if (list.length === 0) {
    throw new Error("empty");
  }
  const head = list.oldHead();
  return head;
}
