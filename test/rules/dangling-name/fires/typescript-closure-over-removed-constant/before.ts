export function counter(step: number) {
  const limit = 100;
  let value = 0;
  return () => {
    if (value + step > limit) return value;
    value += step;
    return value;
  };
}
