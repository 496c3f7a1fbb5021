export function show(user: User | null, page: Page): void {
  if (user !== null) {
    page.write(user.name);
  } else {
    page.write('nobody');
  }
  page.close();
}
