export function port(config: Config): number {
  return config.server.listen.port;
}
