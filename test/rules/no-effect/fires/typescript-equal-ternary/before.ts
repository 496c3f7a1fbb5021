function label(open: boolean): string {
  return 'row';
}
