const a = 0; // first
const b = 2;