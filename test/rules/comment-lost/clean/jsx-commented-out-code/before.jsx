export function View({ rows }) {
  // const first = rows[0];
  const last = rows[rows.length - 1];
  /*
  if (!last) {
    return null;
  }
  */
  return (
    <ul>
      {/* <Old rows={rows} /> */}
      <Row row={last} />
    </ul>
  );
}
