function pick(open: boolean): string {
  if (open) {
    return 'a';
  } else {
    return 'A';
  }
}
