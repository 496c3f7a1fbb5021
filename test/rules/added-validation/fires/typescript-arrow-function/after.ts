export const total = (rows: Row[]) => {
  if (rows == null) {
    return 0;
  }
  const sizes = rows.map((row) => row.size);
  return sizes.reduce((sum, size) => sum + size, 0);
};