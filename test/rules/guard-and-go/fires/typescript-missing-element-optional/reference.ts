export function port(config: Config): number {
  return config.port;
}
