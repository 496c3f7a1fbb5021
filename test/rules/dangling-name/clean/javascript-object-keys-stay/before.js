export function box(size) {
  const width = size.width;
  const height = size.height;
  return { width: width, height: height, depth: 0 };
}

export function flat({ width: w, depth: d }) {
  return w * d;
}
