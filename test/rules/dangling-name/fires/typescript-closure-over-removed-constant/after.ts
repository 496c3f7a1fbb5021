export function counter(step: number) {
  let value = step;
  return () => {
    if (value + step > limit) return value;
    value += step;
    return value;
  };
}
