export function addressOf(options) {
  const { host, path } = options;
  return host + ':' + port + path;
}

export const version = 2;
