export function title(page: Page): string {
  const text = legacyTitle(page.name, page.site);
  return text;
}
