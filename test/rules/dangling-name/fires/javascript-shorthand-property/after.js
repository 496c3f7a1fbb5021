export function createUser(form) {
  const email = form.email.trim().toLowerCase();
  return { email, role };
}
