let level = 1;

export function raise(amount) {
  const level = amount * 2;
  console.log(level);
  return level;
}

export function current() {
  return level;
}
