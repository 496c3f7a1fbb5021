export function Page({ title, rows }) {
  return (
    <main>
      {/* Exactly one top heading. */}
      <h1>{title}</h1>
    </main>
  );
}
