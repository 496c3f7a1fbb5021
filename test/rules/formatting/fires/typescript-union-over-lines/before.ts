type Shape = { kind: 'circle', size: number } | { kind: 'square', size: number };
let shape: Shape = { kind: 'circle', size: 1 }
shape = { kind: 'square', size: 2 }