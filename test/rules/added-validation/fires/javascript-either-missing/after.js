export function label(user, format) {
  if (!user || !user.name) {
    return '';
  }
  const name = format(user.name);
  return '<b>' + name + '</b>';
}
