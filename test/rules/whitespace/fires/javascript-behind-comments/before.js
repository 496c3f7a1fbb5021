// Reads the list.
export function read(text) {
  return text.split(','); // by comma
}
