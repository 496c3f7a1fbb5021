function label(open: boolean): string {
  return open ? 'Row' : 'Row';
}
