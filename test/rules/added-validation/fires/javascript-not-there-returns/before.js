export function greet(user) {
  const name = user.name.trim();
  return 'hello ' + name;
}
