export function greet(user) {
  const name = user.name.trim();
  return 'Hello ' + name;
}
