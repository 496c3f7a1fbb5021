export function View({ rows }) {
  const last = rows[rows.length - 1];
  return (
    <ul>
      <Row row={last} key="last" />
    </ul>
  );
}
