const label = (row: Row) => {
  return row.title;
};

export const size = 1;
