// Reads the list.
export function read(text) {
  return text.split(',').filter(Boolean); // by comma
}
