export function Menu({ items, open }) {
  return (
    <nav hidden={!open}>
      <Logo aria-hidden />
      <List items={items.slice()} />
    </nav>
  );
}
