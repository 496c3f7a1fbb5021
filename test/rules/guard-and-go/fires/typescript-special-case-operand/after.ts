function isHidden(name: string): boolean {
  if (name.startsWith(".") && name !== ".env") {
    return true;
  }
  return false;
}
