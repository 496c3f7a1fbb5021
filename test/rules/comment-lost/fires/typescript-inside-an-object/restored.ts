const query = build({
  table: 'users',
  // Deleted users stay for a year.
  where: 'deleted = 0',
});
export const text = `${query}; // not a comment`;
