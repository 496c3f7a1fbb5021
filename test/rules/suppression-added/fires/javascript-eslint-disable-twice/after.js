export function show(rows) {
  // eslint-disable-next-line no-console
  console.log(rows.length);
  // eslint-disable-next-line no-console
  console.log(rows);
  draw(rows);
}
