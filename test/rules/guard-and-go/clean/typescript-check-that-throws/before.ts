function first(list: string[]): string {
  const head = list.oldHead();
  return head;
}
