function pad(text) {
  return text.padStart(4);
}

export function row(cells) {
  return cells.map(pad).join(' | ');
}

export function heading(text) {
  return pad(text).toUpperCase();
}
