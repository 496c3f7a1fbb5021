function pick(open: boolean): string {
  return 'a';
}
