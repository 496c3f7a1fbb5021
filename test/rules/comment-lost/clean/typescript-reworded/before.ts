export const depth = 3; // levels
// Names of the levels.
export const names = ['a', 'b', 'c'];
