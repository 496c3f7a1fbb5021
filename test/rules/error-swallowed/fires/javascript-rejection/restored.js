export function start(server) {
  server.listen(options.port, options.host);
  return server.ready;
}
