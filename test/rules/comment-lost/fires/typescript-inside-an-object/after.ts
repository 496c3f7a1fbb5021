const query = build({
  table: 'users',
  where: 'deleted = 0',
});
export const text = `${query}; // not a comment`;
