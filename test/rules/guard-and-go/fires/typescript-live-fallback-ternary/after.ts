export function title(page: Page): string {
  const text = page.fresh ? page.title : legacyTitle(page.name, page.site);
  return text;
}
