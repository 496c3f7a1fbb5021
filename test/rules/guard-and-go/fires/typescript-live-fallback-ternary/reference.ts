export function title(page: Page): string {
  const text = page.title;
  return text;
}
