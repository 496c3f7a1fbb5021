function label(row: Row) {
  return row.name;
}

export const size = 1;
