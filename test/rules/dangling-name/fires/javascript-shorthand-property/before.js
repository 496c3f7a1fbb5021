export function createUser(form) {
  const email = form.email.trim();
  const role = 'member';
  return { email, role };
}
