function pick(kind) {
  return kind;
}
