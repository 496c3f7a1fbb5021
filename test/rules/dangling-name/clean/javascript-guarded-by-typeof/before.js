const DEBUG = true;

export function log(text) {
  if (typeof DEBUG !== 'undefined' && DEBUG) console.log(text);
}
