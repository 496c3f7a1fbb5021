export function start(app: App, options: { quiet?: boolean } = {}) {
  if (!options.quiet) {
    printBanner(app);
  }
  return app.run();
}
