export function load(options) {
  const { secret, ...rest } = options;
  return send(secret, rest);
}
