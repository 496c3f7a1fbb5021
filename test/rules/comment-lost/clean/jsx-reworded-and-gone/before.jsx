export function Page({ title, rows }) {
  return (
    <main>
      {/* One heading a page. */}
      <h1>{title}</h1>
      {/* Long tables scroll. */}
      <Table rows={rows} />
    </main>
  );
}
