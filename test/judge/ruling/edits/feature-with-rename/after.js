const userCache = new Map();

/**
 * Fetches a user.
 * @param {string} id - The id of the user.
 * @returns {Promise<object>} The user.
 */
export async function fetchUser(id, { signal } = {}) {
  const cachedUser = userCache.get(id);
  if (cachedUser) {
    console.log('cache hit', id);
    return cachedUser;
  }
  try {
    const response = await fetch(`/users/${id}`, { signal });
    const user = await response.json();
    userCache.set(id, user);
    return user;
  } catch (error) {
    throw error;
  }
}

export function forget(id) {
  userCache.delete(id);
}
