const cache = new Map();

export async function fetchUser(id) {
  const hit = cache.get(id);
  if (hit) return hit;
  const res = await fetch(`/users/${id}`);
  const user = await res.json();
  cache.set(id, user);
  return user;
}

export function forget(id) {
  cache.delete(id);
}
