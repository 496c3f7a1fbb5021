export function start(app: App) {
  printBanner(app);
  return app.run();
}
