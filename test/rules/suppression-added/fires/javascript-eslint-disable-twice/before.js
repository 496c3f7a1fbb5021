export function show(rows) {
  console.log(rows.length);
  console.log(rows);
}
