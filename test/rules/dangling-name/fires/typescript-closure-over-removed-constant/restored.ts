export function counter(step: number) {
  const limit = 100;
  let value = step;
  return () => {
    if (value + step > limit) return value;
    value += step;
    return value;
  };
}
