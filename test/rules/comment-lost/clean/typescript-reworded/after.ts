export const depth = 3; // number of folders that are read
// What each folder is called, from the outside in.
export const names = ['a', 'b', 'c'];
export const last = 'c';
