export function greet(user) {
  if (!user) return '';
  const name = user.name.trim();
  return 'Hello ' + name;
}
