export const share = (total) => {
  return total / count;
};
