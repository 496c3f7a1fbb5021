export function Card({ title, text }) {
  return (
    <article>
      <header>{title.toUpperCase()}</header>
      <section>{text.trim()}</section>
    </article>
  );
}
