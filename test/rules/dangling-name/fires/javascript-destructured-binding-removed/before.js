export function addressOf(options) {
  const { host, port, path } = options;
  return host + ':' + port + path;
}

export const version = 1;
