export function box(size) {
  return { width: size.width, height: size.height, depth: 0 };
}

export function flat({ width: w, depth: d }) {
  return w * d;
}
