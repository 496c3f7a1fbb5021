export const newline = '\n';
export const tab = '\\t';
export const quote = `it's`;
export const spaced = `a  b`;
export const pattern = /a b/;
