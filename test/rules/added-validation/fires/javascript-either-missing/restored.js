export function label(user, format) {
  const name = format(user.name);
  return '<b>' + name + '</b>';
}
