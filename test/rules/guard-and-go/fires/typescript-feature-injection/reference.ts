export function start(app: App) {
  return app.run();
}
