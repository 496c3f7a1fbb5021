export function start(server) {
  server.listen(options.port, options.host).catch(() => {});
  return server.ready;
}
