export function createUser(form) {
  const email = form.email.trim().toLowerCase();
  const role = 'member';
  return { email, role };
}
