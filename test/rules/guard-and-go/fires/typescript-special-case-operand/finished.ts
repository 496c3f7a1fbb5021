function isHidden(name: string): boolean {
  return false;
}
