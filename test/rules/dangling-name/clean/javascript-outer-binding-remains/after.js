let level = 1;

export function raise(amount) {
  console.log(level);
  return level + amount;
}

export function current() {
  return level;
}
