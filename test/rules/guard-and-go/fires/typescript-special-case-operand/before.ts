function isHidden(name: string): boolean {
  if (name.startsWith(".")) {
    return true;
  }
  return false;
}
