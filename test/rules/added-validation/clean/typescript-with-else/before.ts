export function show(user: User | null, page: Page): void {
  page.write(user.name);
  page.close();
}
