export const total = (rows: Row[]) => {
  const sizes = rows.map((row) => row.size);
  return sizes.reduce((sum, size) => sum + size, 0);
};