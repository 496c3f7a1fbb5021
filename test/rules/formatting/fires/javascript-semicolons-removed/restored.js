export function stop(server) {
  server.close();
  server.forget();
}

export const port = 2;
