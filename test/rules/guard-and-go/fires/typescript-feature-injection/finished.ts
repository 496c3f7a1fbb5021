export function start(app: App, options: { quiet?: boolean } = {}) {
  return app.run();
}
