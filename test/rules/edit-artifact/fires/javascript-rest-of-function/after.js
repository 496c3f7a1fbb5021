export function parse(text) {
  const lines = text.split(/\r?\n/);
  // ... rest of the function unchanged
}
