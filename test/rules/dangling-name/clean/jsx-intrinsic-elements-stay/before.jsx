export function Card({ title, text }) {
  const header = title.toUpperCase();
  const section = text.trim();
  return (
    <article>
      <header>{header}</header>
      <section>{section}</section>
    </article>
  );
}
